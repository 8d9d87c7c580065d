import type { Locator, Page } from '@playwright/test';
import { barriers, still } from './barriers.ts';
import { goTo, hasFocus, nowhere, until } from './coming.ts';
import { type Control, controlsOf, focused, focusOf, kindOf, type Layer, layersOf, locate } from './controls.ts';
import { closing, isLeftOut, leaving } from './left-out.ts';
import type { Place } from './places.ts';
import { type Before, type Count, listedOn, without } from './press.ts';
import { type Quiet, quietOf } from './quiet.ts';
import { pressRowAction } from './row-action.ts';

/** What was asked for and refused with a reason, which the console tells: the browser logs that by itself. */
const refused = /^Failed to load resource: .* status of (400|429|502) /;

/** How many presses deep: into a menu, its dialog, the next step, and what that opens. */
const deepest = 4;

/** One page, and everything on it that can be pressed. */
export class Presses {
  readonly faults: string[] = [];
  readonly count: Count = { controls: 0, opened: 0, tabs: 0, gone: 0 };
  private readonly said: string[] = [];
  private readonly seen = new Set<string>();
  private readonly quiet: Quiet;
  private readonly openers = new Set<Control>();
  private isThere = false;
  private arrived: { pathname: string; layers: string } | undefined;

  constructor(
    private readonly page: Page,
    private readonly place: Place,
    /** How many controls, spread over those that are found. */
    private readonly most = Number.POSITIVE_INFINITY,
  ) {
    this.quiet = quietOf(page);
    page.on(
      'console',
      (message) => message.type() === 'error' && !refused.test(message.text()) && this.said.push(message.text()),
    );
    page.on('pageerror', (error) => this.said.push(error.message));
  }

  async all(): Promise<void> {
    const ways: Control[][] = [[]];
    for (let way = ways.shift(); way; way = ways.shift()) {
      const here = way.map(({ name }) => name).join(' › ');
      if (!(await this.arrive(way))) {
        // What was done once, such as a removal, is not there to be done again; what opens something is.
        if (this.openers.has(way.at(-1) as Control)) this.faults.push(`${here}: it is not there again`);
        else this.count.gone += 1;
        continue;
      }
      if (way.length === 0) await this.told('the page', () => this.isBarrierFree());
      for (const control of await this.fresh()) {
        if (this.count.controls >= this.most) return;
        const name = [here, control.name].filter(Boolean).join(' › ');
        if (!(await this.isAt(control)) && !(await this.arrive(way)))
          this.faults.push(`${name}: its page is not there again`);
        else
          await this.told(name, async () => {
            if ((await this.press(control, way)) && way.length < deepest) ways.push([...way, control]);
          });
      }
    }
  }

  /** Runs it, and tells what it complains about. */
  private async told(name: string, run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.isThere = false;
      this.arrived = undefined;
      this.faults.push(`${name}: ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`);
    }
    for (const line of this.said.splice(0)) this.faults.push(`${name}: the console says ${line}`);
  }

  /** Those that have not been met on this page. */
  private async fresh(): Promise<Control[]> {
    const [layer] = (await layersOf(this.page)).slice(-1);
    const scope = layer ? `${layer.role} ${layer.name.split(/: ?/)[0]}` : '';
    const found: Control[] = [];
    for (const control of await controlsOf(this.page)) {
      const kind = `${scope} ${kindOf(control)}`;
      if (this.seen.has(kind) || (control.inBar && this.place.path !== nowhere)) continue;
      // What was told goes by itself.
      if (control.isTold || (!layer && !control.inBar && !control.inMain)) continue;
      if (control.role === 'link' && this.place.around.includes(control.name)) continue;
      this.seen.add(kind);
      if (/: ?$/.test(control.name)) this.faults.push(`${control.name}: it does not say of what`);
      if (!(await isLeftOut(this.page, control))) found.push(control);
    }
    const step = Math.max(1, Math.ceil(found.length / Math.max(1, this.most - this.count.controls)));
    return found.filter((_control, index) => index % step === 0);
  }

  /** Comes to the page anew, and presses what leads on. */
  private async arrive(way: readonly Control[]): Promise<boolean> {
    const { page, place } = this;
    await goTo(page, place, () => this.settled());
    if (place.via) {
      const { action } = place.via;
      if (action) await pressRowAction(page, action);
      else await page.locator('tbody tr a').first().press('Enter');
      await this.settled();
      if (place.tab) await page.getByRole('link', { name: place.tab, exact: true }).press('Enter');
      await this.settled();
    }
    for (const control of way) {
      const it = locate(page, control);
      const isBack = await it.waitFor({ state: 'attached', timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (!isBack) return false;
      await this.open(control);
    }
    this.said.length = 0;
    this.isThere = true;
    this.arrived = { pathname: new URL(page.url()).pathname, layers: JSON.stringify(await layersOf(page)) };
    return true;
  }

  /** Nothing is loaded or moves any more. */
  private async settled(): Promise<void> {
    const { page } = this;
    const busy = page.locator('.MuiSkeleton-root, [aria-busy="true"]');
    await until(
      async () => {
        await this.quiet.quiet();
        return (await busy.count()) === 0;
      },
      'it is loaded',
      10_000,
    );
    await still(page);
  }

  /** The page is as it was come to, or much the same: the control is there, over the same layers. */
  private async isAt(control: Control): Promise<boolean> {
    const { page, arrived } = this;
    if (this.isThere) return true;
    if (!arrived || new URL(page.url()).pathname !== arrived.pathname) return false;
    if (JSON.stringify(await layersOf(page)) !== arrived.layers) return false;
    return (await locate(page, control).count()) > 0;
  }

  /** Answers whether it says that it opens something. */
  private async hit(control: Control, it: Locator): Promise<boolean> {
    // Some are gone once the focus is: those that clear or close an input with suggestions.
    const opens = await it.evaluate((node) => node.matches('[aria-haspopup]:not([aria-disabled="true"])'));
    await it.focus();
    await this.page.keyboard.press(control.role === 'switch' ? 'Space' : 'Enter');
    return opens;
  }

  /** Presses what is known to lead somewhere. */
  private async open(control: Control): Promise<void> {
    const { page } = this;
    const before = { url: page.url(), layers: await layersOf(page), controls: await listedOn(page) };
    const it = locate(page, control);
    const opens = await this.hit(control, it);
    await this.changed(opens, before);
  }

  private async isBarrierFree(): Promise<void> {
    const found = await barriers(this.page);
    if (found.length > 0) throw new Error(found.join('; '));
  }

  /** Answers whether there is something new to press behind it. */
  private async press(control: Control, way: readonly Control[]): Promise<boolean> {
    const { page } = this;
    const it = locate(page, control);
    const before = { url: page.url(), layers: await layersOf(page), controls: await listedOn(page) };
    if ((await it.count()) === 0) {
      // Another press has done what this one would do.
      this.count.gone += 1;
      return false;
    }
    this.count.controls += 1;
    const opens = await this.hit(control, it).catch(async (error: unknown) => {
      // What shows the progress of a job goes when the job has ended.
      if ((await it.count()) > 0) throw error;
      return null;
    });
    if (opens === null) {
      this.count.gone += 1;
      return false;
    }
    await this.changed(opens, before);
    const opened = without(await layersOf(page), before.layers);
    if (opened.length > 1)
      throw new Error(`stacked: ${opened.map(({ role, name }) => `${role} '${name}'`).join(', ')}`);
    if (opened[0]) {
      await this.opens(control, way, before, opened[0]);
      return true;
    }
    await until(async () => (await focusOf(page)) !== 'nowhere', 'the focus is somewhere');
    if (control.role === 'tab' || control.role === 'link') await this.isChosen(it);
    const after = await listedOn(page);
    this.isThere = page.url() === before.url && after === before.controls;
    const isSamePage = new URL(page.url()).pathname === new URL(before.url).pathname;
    return isSamePage && control.role !== 'link' && after !== before.controls;
  }

  /**
   * Waits for what a press does. What is drawn after its code has come is held back by React for up to 300 milliseconds,
   * so nothing is certain before that.
   */
  private async changed(opens: boolean, before: Before): Promise<void> {
    const { page } = this;
    const known = before.layers.map(({ id }) => id);
    const end = Date.now() + (opens ? 5_000 : 450);
    while (Date.now() < end) {
      const layers = await layersOf(page);
      if (layers.some(({ id }) => !known.includes(id)) || (!opens && page.url() !== before.url)) break;
      await new Promise((later) => setTimeout(later, 50));
    }
    await this.settled();
  }

  private async isChosen(it: Locator): Promise<void> {
    this.count.tabs += 1;
    await until(
      () => it.evaluate((node) => node.matches('[aria-current], [aria-selected="true"]')),
      'the tab is chosen',
    );
    await this.isBarrierFree();
  }

  private async opens(control: Control, way: readonly Control[], before: Before, layer: Layer): Promise<void> {
    const { page } = this;
    this.count.opened += 1;
    this.openers.add(control);
    const beneath = before.layers;
    const isDialog = layer.role.endsWith('dialog');
    if (layer.role !== 'listbox') await until(async () => (await focusOf(page)) === 'layer', 'the focus is in it');
    if (isDialog && !layer.name) throw new Error('the dialog has no name');
    await this.isBarrierFree();

    // A menu goes when something of it is chosen: its button has the focus then.
    const left = (await layersOf(page)).filter(({ id }) => id !== layer.id);
    const isFromMenu = left.length < beneath.length;
    const opener = isFromMenu ? (way.at(-1) as Control) : control;
    /** Answers whether the opener is still there: some are not, once they have done what they are for. */
    const closed = async (how: string): Promise<boolean> => {
      await this.settled();
      await until(async () => (await layersOf(page)).length === left.length, `${how} closes it`);
      if (page.url() !== before.url) throw new Error(`${how} leads to ${page.url()}`);
      const back = locate(page, opener);
      const isBack = async () => (await back.evaluateAll(hasFocus)) ?? (await focusOf(page)) !== 'nowhere';
      await until(isBack, `after ${how} the focus is back, not at ${await focused(page)}`);
      return (await back.count()) > 0;
    };
    await page.keyboard.press('Escape');
    if (!(await closed('Escape'))) return void this.openers.delete(control);

    if (isFromMenu) await this.open(opener);
    await locate(page, control).focus();
    await locate(page, control).evaluate((node: HTMLElement) => {
      node.click();
      node.click();
    });
    await this.changed(false, before);
    const again = without(await layersOf(page), before.layers);
    if (again.length !== 1) throw new Error(`pressed twice: ${again.length} are open`);
    const ofDialog = page.locator(':not(:is([role="alert"], [role="status"], [role="log"]) button)');
    const button = page
      .getByRole(layer.role as 'dialog')
      .getByRole('button', { name: closing })
      .and(ofDialog);
    const hasButton = isDialog && (await button.count()) > 0;
    if (hasButton) await button.last().press('Enter');
    else await page.keyboard.press('Escape');
    if (!(await closed(hasButton ? 'its button' : 'Escape again'))) return void this.openers.delete(control);

    if (left.length > 0) return;
    if (isFromMenu) await this.open(opener);
    await this.open(control);
    if (!without(await layersOf(page), before.layers).length) throw new Error('it does not open a third time');
    this.isThere = false;
    this.arrived = undefined;
    const last = await page.evaluate('navigation.entries()[navigation.currentEntry.index - 1]?.url');
    await page.goBack();
    await this.settled();
    const isLeft = async () => {
      const layers = await layersOf(page);
      if (layers.length === 0) return page.url() === last;
      return layers.every(({ role, name }) => role === 'alertdialog' && leaving.test(name));
    };
    await until(isLeft, `Back leads to ${last}, or asks`);
    if ((await layersOf(page)).length > 0) return;
    await until(async () => (await focusOf(page)) === 'page', 'after Back the focus is in the page');
  }
}
