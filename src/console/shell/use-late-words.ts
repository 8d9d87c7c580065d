import { useEffect } from 'react';
import { useEnvironment } from '../environment.ts';

const quietTime = 4000;

/** Texts that hardly anyone sees (react-admin's own) are fetched when the first screen has long been drawn. */
export function useLateWords(signedIn: boolean): void {
  const { store } = useEnvironment();
  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => store.load('shell').catch(() => undefined), quietTime);
    return () => clearTimeout(timer);
  }, [signedIn, store]);
}
