import type { Screen } from '../../shared/documents/screen.ts';

/** What every kind of screen is drawn with. */
export interface ScreenProps<S extends Screen = Screen> {
  screen: S;
  /** Route parameters, query parameters and what an opening action sends. */
  params: Record<string, unknown>;
  mode?: 'new' | 'edit' | 'view';
  record?: Record<string, unknown>;
  /** Set inside a dialog: closes it, with a result when something was done. */
  close?(result?: unknown): void;
}
