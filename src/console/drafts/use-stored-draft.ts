import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useConstant } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import type { Draft } from './drafts.ts';
import { useDraftOwner } from './use-draft-owner.ts';

interface StoredDraft<T> {
  /** What was left unfinished here before, until it is taken up or thrown away. */
  offer: Draft<T> | null;
  /** Takes it up. */
  take(): T | null;
  discard(): void;
  /** Keeps what is half done now; null: nothing is. */
  keep(value: T | null): void;
  /** What is half done now was saved, or the person leaves it behind on purpose. */
  drop(): void;
  /** What is half done now is what is gone on with: it takes the place of what was left before. */
  claim(): void;
}

/**
 * Keeps what is half done at a place on the device, so that neither a reload nor a crash loses it. Sealed to the person,
 * for some days, and dropped when they sign out. `place` says what is worked on: the form and its record. What was left
 * there before is not written over until someone has said what becomes of it.
 */
export function useStoredDraft<T>(place: string): StoredDraft<T> {
  const { drafts, session } = useEnvironment();
  const owner = useDraftOwner();
  const days = useConstant<number>('shell/limits.draftDays', 7);
  const [offer, setOffer] = useState<Draft<T> | null>(null);
  const latest = useRef({ offer, days });
  latest.current = { offer, days };
  /** The place is free: nothing was left there, or it was answered. */
  const isFree = useRef(false);
  /** What is half done now stands there, or will. */
  const isOwn = useRef(false);
  /** It waits for the place. */
  const waiting = useRef<T | null>(null);

  const write = useCallback(
    (value: T) => {
      isOwn.current = true;
      void owner().then((found) => {
        // It may have been saved or left while the key was on its way.
        if (found && isOwn.current && session.getUser()?.id === found.person)
          void drafts.write(found, place, value, latest.current.days);
      });
    },
    [owner, drafts, session, place],
  );

  const free = useCallback(() => {
    isFree.current = true;
    setOffer(null);
    if (waiting.current !== null) write(waiting.current);
    waiting.current = null;
  }, [write]);

  useEffect(() => {
    let here = true;
    isOwn.current = false;
    setOffer(null);
    void owner()
      .then((found) => found && drafts.read<T>(found, place))
      .catch(() => null)
      .then((found) => here && (found ? setOffer(found) : free()));
    return () => {
      here = false;
      isFree.current = false;
      waiting.current = null;
    };
  }, [owner, drafts, place, free]);

  const empty = useCallback(() => {
    const person = session.getUser()?.id;
    if (person) void drafts.drop(person, place);
  }, [drafts, session, place]);

  const drop = useCallback(() => {
    waiting.current = null;
    if (isOwn.current) empty();
    isOwn.current = false;
  }, [empty]);

  const keep = useCallback(
    (value: T | null) => {
      if (value === null) drop();
      else if (isFree.current) write(value);
      else waiting.current = value;
    },
    [write, drop],
  );

  const discard = useCallback(() => {
    empty();
    free();
  }, [empty, free]);

  const take = useCallback(() => {
    const taken = latest.current.offer;
    if (!taken) return null;
    waiting.current = null;
    isOwn.current = true;
    free();
    return taken.value;
  }, [free]);
  return useMemo(() => ({ offer, take, discard, keep, drop, claim: free }), [offer, take, discard, keep, drop, free]);
}
