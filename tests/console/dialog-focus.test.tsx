import { afterEach, expect, it } from 'vitest';
import { restoreFocus } from '../../src/console/shell/restore-focus.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A dialog whose button is disabled while its call is on the way: the dialog's own trap takes the focus at once. */
async function saving() {
  document.body.innerHTML = `
    <div class="MuiDialog-container" tabindex="-1"><input /><button type="button">Save</button></div>`;
  const [dialog, input, button] = ['.MuiDialog-container', 'input', 'button'].map((name) =>
    document.querySelector<HTMLElement>(name),
  ) as [HTMLElement, HTMLElement, HTMLButtonElement];
  stop = restoreFocus(null);
  button.focus();
  button.disabled = true;
  dialog.focus();
  await drawn();
  return { dialog, input, button };
}

const drawn = () => new Promise((resolve) => setTimeout(resolve));

it('gives a button of a dialog the focus back once it can be pressed again', async () => {
  const { dialog, button } = await saving();
  expect(document.activeElement).toBe(dialog);
  button.disabled = false;
  await drawn();
  expect(document.activeElement).toBe(button);
});

it('takes the focus from nobody who has gone on meanwhile', async () => {
  const { input, button } = await saving();
  input.focus();
  button.disabled = false;
  await drawn();
  expect(document.activeElement).toBe(input);
});
