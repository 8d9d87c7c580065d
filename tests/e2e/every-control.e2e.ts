import type { Browser, Page } from '@playwright/test';
import { type Account, confirmation, expect, password, test } from './support/people.ts';
import { type Place, places } from './support/places.ts';
import { Presses } from './support/presses.ts';

/**
 * Every screen of the documents, and on it every button, tab, row action and menu item that is there, by the keyboard
 * alone. What it opens is one thing, holds the focus, and goes by Escape, its button and Back; pressed twice it opens
 * once. Whatever it does, the focus is somewhere, the console says no error and nothing keeps anyone out.
 */

test.describe.configure({ mode: 'parallel' });

const plan = places();
const widths = [1280, 390] as const;
const everything = Boolean(process.env.FULL);
/** Of a usual run: one page in so many, in turn at either width, and so many controls on each. With FULL=1 all. */
const sample = { every: 7, controls: 5 };

const named = ({ screen, path, via, tab }: Place) =>
  [screen, path, via && (via.action ?? 'the first row'), tab].filter(Boolean).join(' › ');

async function pageFor(place: Place, as: (account: Account) => Promise<Page>, browser: Browser): Promise<Page> {
  if (!place.signedIn) return browser.newPage({ baseURL: test.info().project.use.baseURL, reducedMotion: 'reduce' });
  const page = await as('superAdmin');
  // The question who one is, is a dialog as any other here; it is answered beforehand, so that it hides none.
  await page.removeLocatorHandler(confirmation(page));
  await page.request.post('/auth/step-up', { data: { password }, headers: { 'x-requested-with': 'journey' } });
  return page;
}

for (const [index, place] of plan.entries()) {
  if (!everything && index % sample.every !== 0) continue;
  for (const width of everything ? widths : [widths[(index / sample.every) % 2] as number])
    test(`${named(place)} (${width})`, async ({ as, browser }) => {
      test.setTimeout(everything ? 600_000 : 120_000);
      const page = await pageFor(place, as, browser);
      await page.setViewportSize({ width, height: 800 });
      const presses = new Presses(page, place, everything ? undefined : sample.controls);
      await presses.all();
      const { controls, opened, tabs, gone } = presses.count;
      const description = `${controls} controls pressed, ${opened} opened something, ${tabs} tabs, ${gone} gone`;
      test.info().annotations.push({ type: 'count', description });
      expect(presses.faults).toEqual([]);
    });
}

test('the plan is made from the documents', () => {
  expect(plan.length).toBeGreaterThan(35);
  expect(new Set(plan.map(({ screen }) => screen)).size).toBeGreaterThan(30);
});

const planted = `<!doctype html><html lang="en"><title>Planted</title><main>
<h1>Planted</h1><button>Sound</button><button onclick="opens(this, 2)">Opens two</button>
<button onclick="opens(this, 1)">Opens again</button><button onclick="this.blur()">Loses the focus</button>
<button onclick="console.error('Planted')">Complains</button><button></button></main><script>
function opens(from, many) {
  for (; many > 0; many -= 1) {
    const dialog = document.createElement('div');
    dialog.role = 'dialog';
    dialog.ariaLabel = 'Planted';
    dialog.innerHTML = '<button>Close</button>';
    document.body.append(dialog);
    dialog.firstChild.focus();
    dialog.firstChild.onclick = () => { dialog.remove(); from.focus(); };
    dialog.onkeydown = ({ key }) => key === 'Escape' && dialog.firstChild.click();
  }
}
</script></html>`;

test('what is wrong with a page is seen', async ({ page }) => {
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: planted }));
  const presses = new Presses(page, { screen: '', path: '/planted', around: [], signedIn: false });
  await presses.all();
  const faults = presses.faults.map((fault) => fault.split(' <')[0]);
  expect(faults).toEqual([
    'the page: button-name:',
    "Opens two: stacked: dialog 'Planted', dialog 'Planted'",
    expect.stringContaining('Opens again: '),
    'Loses the focus: not: the focus is somewhere',
    'Complains: the console says Planted',
  ]);
});
