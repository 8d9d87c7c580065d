import type { Page } from '@playwright/test';
import { type Control, locate } from './controls.ts';

/**
 * What is not pressed, as it would end the run or take its ground away. Nothing else is left out.
 * What closes a dialog is pressed to close it.
 */
const leftOut = {
  /** The session of the run. */
  endsSession: /^Sign out$/,
  /** It leads to a provider's own page, from which no Back leads to the same place; the journey of integrations goes there. */
  leadsElsewhere: /^Connect: /,
  /** What is asked before it is done is not done: every button of a question but the one that closes it. */
  answersOf: 'alertdialog',
  /** Forms in dialogs are not sent, only their steps are taken. */
  steps: /^(Next|Continue|Back)/,
};
/** What is asked of who leaves something half done. */
export const leaving = /^Leave without saving/;
export const closing = /^(Cancel|Close|No|Keep|Done|Stay|Not now)\b/;

export async function isLeftOut(page: Page, control: Control): Promise<boolean> {
  const it = locate(page, control);
  // It is called otherwise since it was found: the bell, by what came in meanwhile.
  if ((await it.count()) === 0) return true;
  const { disabled, isForPointer, sends, within } = await it.evaluate((node) => ({
    disabled: node.matches(':disabled'),
    // For the pointer only: what opens or clears an input with suggestions, which has keys of its own.
    isForPointer: node.matches('button[tabindex="-1"]:not([role])'),
    sends: node instanceof HTMLButtonElement && node.type === 'submit' && node.form !== null,
    within: node.closest('[role="dialog"], [role="alertdialog"]')?.getAttribute('role'),
  }));
  if (disabled || isForPointer || leftOut.endsSession.test(control.name)) return true;
  if (!within && leftOut.leadsElsewhere.test(control.name)) return true;
  if (!within) return false;
  if (within === leftOut.answersOf || closing.test(control.name)) return true;
  return sends && !leftOut.steps.test(control.name);
}
