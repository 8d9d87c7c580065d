import type { Locator, Page } from '@playwright/test';

/** Does what someone does at the screen, and counts it. Waiting, looking and the letters of words cost nothing. */
export class Hand {
  clicks = 0;
  /** Those that write no words. */
  keys = 0;

  constructor(readonly page: Page) {}

  readonly click = async (target: Locator): Promise<void> => {
    await target.click();
    this.clicks += 1;
  };

  /** Into where the focus is, or into a field that is clicked first. */
  readonly write = async (text: string, field?: Locator): Promise<void> => {
    if (field) await this.click(field);
    await this.page.keyboard.type(text);
  };

  readonly press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await this.page.keyboard.press(key);
    this.keys += keys.length;
  };

  /** Of a browser's own select: it is opened, and one entry is chosen. */
  readonly choose = async (select: Locator, option: { index: number }): Promise<void> => {
    await select.selectOption(option);
    this.clicks += 2;
  };

  /** The choosing itself is the system's. */
  readonly chooseFile = async (
    button: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ): Promise<void> => {
    const asked = this.page.waitForEvent('filechooser');
    await this.click(button);
    await (await asked).setFiles(file);
  };
}
