import type { Page } from '@playwright/test';
import { controlsOf, type Layer } from './controls.ts';

/** The page before a press. */
export interface Before {
  url: string;
  layers: Layer[];
  controls: string;
}

export interface Count {
  controls: number;
  opened: number;
  tabs: number;
  /** They were there, and are not any more when it is their turn. */
  gone: number;
}

/** Those that came since. */
export const without = (layers: readonly Layer[], others: readonly Layer[]): Layer[] =>
  layers.filter(({ id }) => !others.some((other) => other.id === id));

/** All that can be pressed, whatever numbers are in it. */
export const listedOn = async (page: Page): Promise<string> =>
  (await controlsOf(page)).map(({ role, name }) => `${role} ${name.replace(/\d+/g, '0')}`).join('\n');
