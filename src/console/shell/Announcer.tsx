import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(sentence: string) => void>(() => undefined);

/** Says a sentence to screen readers only: a row has moved, a list has so many hits. */
export const useAnnounce = (): ((sentence: string) => void) => useContext(AnnounceContext);

export function Announcer({ children }: { children: ReactNode }) {
  const [sentence, setSentence] = useState('');
  // The same sentence twice is no change to a live region, so an invisible mark tells them apart.
  const announce = useCallback((next: string) => setSentence((last) => (last === next ? `${next}\u00a0` : next)), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="unseen" aria-live="polite">
        {sentence}
      </div>
    </AnnounceContext>
  );
}
