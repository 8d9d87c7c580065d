// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, which } from './debian.mjs';

/** First the same Chromium without what draws windows, where there is one: a page costs a seventh less. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map((folder) =>
    folder ? join(folder, 'Google/Chrome/Application/chrome.exe') : '',
  ),
];

export const howToGetChromium =
  'No Chromium found: install chromium or Google Chrome (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.';

/** Path of a Chromium or Chrome of this machine; null without one. */
export function findChromium() {
  if (process.env.CHROMIUM) return existsSync(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  for (const command of commands) {
    const found = which(command);
    if (found) return found;
  }
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** Finds it, or installs it where that is possible without asking. */
export async function ensureChromium() {
  return findChromium() ?? ((await aptInstall(['chromium', 'fonts-liberation'])) ? findChromium() : null);
}
