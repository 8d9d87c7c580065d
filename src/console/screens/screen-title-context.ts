import { createContext, useContext } from 'react';

/** An empty one: what is around the screen has a heading for it. */
export const ScreenTitleContext = createContext<string | undefined>(undefined);

/** What the tab around says, which need not be drawn again as a heading. */
export const TabLabelContext = createContext<string | undefined>(undefined);

/** A screen's h1: its own title, else that of the tab around it. */
export function useScreenTitle(own: string | undefined): string {
  const around = useContext(ScreenTitleContext);
  return own ?? around ?? '';
}
