import { useMemo } from 'react';
import type { Gate } from '../../shared/documents/gate.ts';
import { evaluate, type Verdict } from '../../shared/gates/evaluate.ts';
import { type Explained, explain } from '../../shared/gates/explain.ts';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useActor } from '../session/use-actor.ts';

export interface GateAnswer extends Verdict {
  /** What a refused control does. */
  refused: Gate['refused'];
  /** Sentence for the person who is refused; empty when allowed. */
  reason: string;
}

const open: GateAnswer = { allowed: true, because: { gate: '', reason: '', missing: [] }, refused: 'hide', reason: '' };

/** May the signed-in person; without a gate, yes. `record` is the row or form it is about. */
export function useGate(id: string | undefined, record?: Readonly<Record<string, unknown>>): GateAnswer {
  const ask = useGates();
  return useMemo(() => ask(id, record), [ask, id, record]);
}

/** The same question as a function, for lists of controls. */
export function useGates(): (id: string | undefined, record?: Readonly<Record<string, unknown>>) => GateAnswer {
  const { gates } = useArtifacts();
  const actor = useActor();
  const { text } = useMessages();
  return useMemo(
    () => (id, record) => {
      if (!id) return open;
      const verdict = evaluate(gates, id, actor, record);
      const reason = verdict.allowed || !verdict.because.reason ? '' : text(verdict.because.reason);
      return { ...verdict, refused: gates[id]?.refused ?? 'hide', reason };
    },
    [gates, actor, text],
  );
}

/** A gate's answer condition by condition, by the same evaluator as the server's. */
export function useExplained(id: string, record?: Readonly<Record<string, unknown>>): Explained | null {
  const gates = useTitledGates();
  const actor = useActor();
  return useMemo(() => explain(gates, id, actor, record), [gates, id, actor, record]);
}

/** Everything that is asked of someone, for who grants rights to choose from. */
export function useGateList(): { id: string; title: string }[] {
  const gates = useTitledGates();
  return useMemo(() => {
    const asked = Object.values(gates).filter(({ reserved, needs }) => !reserved && !('public' in needs));
    return asked.map(({ id, title }) => ({ id, title })).sort((a, b) => a.title.localeCompare(b.title));
  }, [gates]);
}

/** What gates are called comes with the shell's late words; the part that needs it waits for them. */
function useTitledGates(): ReturnType<typeof useArtifacts>['gates'] {
  const { store } = useEnvironment();
  const { gates } = useArtifacts();
  if (!store.has('shell')) store.wait('shell');
  return gates;
}
