import type { CSSProperties } from 'react';
import type { Snack } from './snack.ts';

const style: CSSProperties = {
  position: 'fixed',
  zIndex: 1500,
  bottom: 0,
  padding: 16,
  width: '100%',
  color: '#ffffff',
  backgroundColor: '#7d1d17',
};

/** What is to be said, where the code that draws it did not arrive: the last sentence, until the page is loaded anew. */
export const PlainSnacks = ({ snacks }: { snacks: readonly Snack[] }) => (
  <div role="alert" style={snacks.length > 0 ? style : undefined}>
    {snacks.at(-1)?.message}
  </div>
);
