import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useConstant } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import type { Draft } from './drafts.ts';
import { useDraftOwner } from './use-draft-owner.ts';

interface StoredDraft<T> {
  /** What was left unfinished here before, until it is taken up, thrown away or overtaken. */
  offer: Draft<T> | null;
  /** Takes it up. */
  take(): T | null;
  discard(): void;
  /** Keeps what is half done now; null: nothing is. */
  keep(value: T | null): void;
  /** It was saved, or the person leaves it behind on purpose. */
  drop(): void;
}

/**
 * Keeps what is half done at a place on the device, so that neither a reload nor a crash loses it. Sealed to the person,
 * for some days, and dropped when they sign out. `place` says what is worked on: the form and its record.
 */
export function useStoredDraft<T>(place: string): StoredDraft<T> {
  const { drafts, session } = useEnvironment();
  const owner = useDraftOwner();
  const days = useConstant<number>('shell/limits.draftDays', 7);
  const [offer, setOffer] = useState<Draft<T> | null>(null);
  const isOwn = useRef(false);

  useEffect(() => {
    let here = true;
    isOwn.current = false;
    setOffer(null);
    void owner()
      .then((found) => found && drafts.read<T>(found, place))
      .then((found) => here && !isOwn.current && found && setOffer(found))
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [owner, drafts, place]);

  const drop = useCallback(() => {
    isOwn.current = false;
    setOffer(null);
    const person = session.getUser()?.id;
    if (person) void drafts.drop(person, place);
  }, [drafts, session, place]);

  const keep = useCallback(
    (value: T | null) => {
      if (value === null) {
        // What was left before stays until it is answered.
        if (isOwn.current) drop();
        return;
      }
      isOwn.current = true;
      void owner().then((found) => {
        // It may have been saved or left while the key was on its way.
        if (found && isOwn.current && session.getUser()?.id === found.person)
          void drafts.write(found, place, value, days);
      });
    },
    [owner, drafts, session, place, days, drop],
  );

  const latest = useRef(offer);
  latest.current = offer;
  const take = useCallback(() => {
    setOffer(null);
    isOwn.current = latest.current !== null;
    return latest.current?.value ?? null;
  }, []);
  return useMemo(() => ({ offer, take, discard: drop, keep, drop }), [offer, take, drop, keep]);
}
