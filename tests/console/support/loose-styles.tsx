import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'css', container: document.createElement('div') });

/**
 * Styles go to an element outside of the page: jsdom compares every rule with every element whenever a role is looked
 * for, which is most of what these tests would do. How things look is for the journeys.
 */
export function LooseStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
