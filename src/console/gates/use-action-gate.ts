import { useCallback } from 'react';
import type { Action } from '../../shared/documents/screen.ts';
import { useViewingRefusal } from '../session/use-viewing.ts';
import { type GateAnswer, useGates } from './use-gate.ts';

interface ActionAnswer extends GateAnswer {
  /** The gate said no, so that there is more to be told than the sentence. */
  explained: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** May this person use a control: its gate, and besides nobody changes anything while viewing as someone else. */
export function useActionGates(): (action: Partial<Action>, record?: Values) => ActionAnswer {
  const ask = useGates();
  const whileViewing = useViewingRefusal();
  return useCallback(
    (action, record) => {
      const gate = ask(action.gate, record);
      const reason = gate.allowed ? whileViewing(action) : '';
      if (reason) return { ...gate, allowed: false, refused: 'disable', reason, explained: false };
      return { ...gate, explained: !gate.allowed };
    },
    [ask, whileViewing],
  );
}
