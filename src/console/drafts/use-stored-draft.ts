import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useConstant } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import type { Draft } from './draft.ts';
import { useDraftOwner } from './use-draft-owner.ts';

interface StoredDraft<T> {
  /** What was left unfinished here before, until it is taken up or thrown away. */
  offer: Draft<T> | null;
  /** Takes it up, in the place of what is half done now. */
  take(): T | null;
  /** Throws it away; what was left before it is offered then. */
  discard(): void;
  /** Keeps what is half done now; null: nothing is. */
  keep(value: T | null): void;
  /** What is half done now was saved, or the person leaves it behind on purpose. */
  drop(): void;
}

/**
 * Keeps what is half done at a place on the device, so that neither a reload nor a crash loses it. Sealed to the person,
 * for some days, and dropped when they sign out. `place` says what is worked on: the form and its record. What was left
 * there before, or is typed in another tab, is kept beside it.
 */
export function useStoredDraft<T>(place: string): StoredDraft<T> {
  const { drafts, session } = useEnvironment();
  const owner = useDraftOwner();
  const days = useConstant<number>('shell/limits.draftDays', 7);
  const [offer, setOffer] = useState<Draft<T> | null>(null);
  const latest = useRef({ offer, days });
  latest.current = { offer, days };
  const [own] = useState(() => crypto.randomUUID());
  /** What is half done now is stored, or will be. */
  const isKept = useRef(false);

  const look = useCallback(
    () =>
      owner()
        .then((found) => found && drafts.read<T>(found, place, own))
        .catch(() => null),
    [owner, drafts, place, own],
  );

  useEffect(() => {
    let here = true;
    isKept.current = false;
    setOffer(null);
    void look().then((found) => here && setOffer(found));
    return () => {
      here = false;
    };
  }, [look]);

  const remove = useCallback(
    (id: string) => {
      const person = session.getUser()?.id;
      if (person) drafts.drop(person, place, id);
    },
    [drafts, session, place],
  );

  const drop = useCallback(() => {
    if (isKept.current) remove(own);
    isKept.current = false;
  }, [remove, own]);

  const keep = useCallback(
    (value: T | null) => {
      if (value === null) return drop();
      isKept.current = true;
      void owner().then((found) => {
        // It may have been saved or left while the key was on its way.
        if (found && isKept.current && session.getUser()?.id === found.person)
          drafts.write(found, place, own, value, latest.current.days);
      });
    },
    [owner, drafts, session, place, own, drop],
  );

  const discard = useCallback(() => {
    const left = latest.current.offer;
    if (!left) return;
    remove(left.id);
    void look().then(setOffer);
  }, [remove, look]);

  const take = useCallback(() => {
    const taken = latest.current.offer;
    if (!taken) return null;
    keep(taken.value);
    remove(taken.id);
    setOffer(null);
    return taken.value;
  }, [keep, remove]);
  return useMemo(() => ({ offer, take, discard, keep, drop }), [offer, take, discard, keep, drop]);
}
