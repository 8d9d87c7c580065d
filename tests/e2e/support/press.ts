import type { Layer } from './controls.ts';

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
