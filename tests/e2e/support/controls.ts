import type { Locator, Page } from '@playwright/test';

/** What someone can press, as a screen reader names it. */
export interface Control {
  role: 'button' | 'tab' | 'menuitem' | 'menuitemcheckbox' | 'menuitemradio' | 'switch' | 'link';
  name: string;
  /** In a row or an item of a list, where others of its kind stand in the next one. */
  repeated: boolean;
  /** In the bar above every screen. */
  inBar: boolean;
  inMain: boolean;
  /** In a sentence that is told, and goes by itself. */
  isTold: boolean;
}

const pressable =
  /^( *)- '?(?:(button|tab|menuitem|menuitemcheckbox|menuitemradio|switch|link) "((?:[^"\\]|\\.)*)"|(\w+))/;

/** All controls that are not hidden: where a dialog is open, those in it. Of links, those that are tabs. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const around: { depth: number; role: string }[] = [];
  const found: Control[] = [];
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const [, indent, role, name, holder] = pressable.exec(line) ?? [];
    if (indent === undefined) continue;
    while ((around.at(-1)?.depth ?? -1) >= indent.length) around.pop();
    const within = (...roles: string[]) => around.some((one) => roles.includes(one.role));
    const inBar = within('banner');
    if (role && (role !== 'link' || (within('navigation') && within('main'))))
      found.push({
        role: role as Control['role'],
        name: JSON.parse(`"${name?.replaceAll("''", "'")}"`),
        repeated: within('row', 'listitem', 'article'),
        inBar,
        inMain: within('main'),
        isTold: within('alert', 'status', 'log'),
      });
    around.push({ depth: indent.length, role: role ?? holder ?? '' });
  }
  return found;
}

/** The same for a row's control and for that of the next row: `Edit: First week` is `Edit`. */
export function kindOf({ role, name, repeated }: Control): string {
  const kind = repeated ? name.split(/: ?/)[0] : name;
  return `${role} ${kind?.replace(/\d+/g, '0')}`;
}

export function locate(page: Page, { role, name, inBar }: Control): Locator {
  const within = role === 'link' ? page.locator('main nav') : inBar ? page.getByRole('banner') : page.locator('body');
  // A name may count: the seconds until it can be pressed again.
  const counts = /^[^:]*\d/.test(name) && new RegExp(`^${name.replace(/[^\w ]/g, '\\$&').replace(/\d+/g, '\\d+')}$`);
  return within.getByRole(role, counts ? { name: counts } : { name, exact: true }).first();
}

/** What lies over the page: dialogs, drawers, menus, lists of choices. */
export interface Layer {
  id: number;
  role: string;
  name: string;
}

export const layersOf = (page: Page): Promise<Layer[]> =>
  page.evaluate(() => {
    const kept = window as unknown as { layers?: WeakMap<Element, number>; count?: number };
    kept.layers ??= new WeakMap();
    const what = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
    const all = [...document.querySelectorAll(`.MuiModal-root, ${what}`)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.parentElement?.closest(`.MuiModal-root, ${what}`),
    );
    return all.map((one) => {
      let id = kept.layers?.get(one);
      if (id === undefined) {
        kept.count = (kept.count ?? 0) + 1;
        id = kept.count;
        kept.layers?.set(one, id);
      }
      const said = one.matches(what) ? one : one.querySelector(what);
      const title = document.getElementById(said?.getAttribute('aria-labelledby') ?? '');
      return {
        id,
        role: said?.getAttribute('role') ?? 'none',
        name: said?.getAttribute('aria-label') ?? title?.textContent ?? '',
      };
    });
  });

/** Where the keyboard is: nowhere, in the page, or in the layer on top. */
export const focusOf = (page: Page): Promise<'nowhere' | 'page' | 'layer'> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body || !at.checkVisibility()) return 'nowhere';
    return at.closest('.MuiModal-root, [role="dialog"], [role="alertdialog"], [role="menu"]') ? 'layer' : 'page';
  });

/** What has the focus, in words. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return 'nothing';
    const name = at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 60) ?? '';
    return `${at.tagName.toLowerCase()} '${name}'`;
  });
