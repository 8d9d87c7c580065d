/** Asks the person to prove again who they are; true when it was proved. */
export type Prove = () => Promise<boolean>;

/** Where calls that are answered with StepUpNeeded wait for the person. Many at once are one question. */
export interface StepUp {
  /** False when it was cancelled, or nobody can ask. */
  prove: Prove;
  /** Who asks: the shell, as long as it is drawn. */
  attend(ask: Prove): () => void;
}

export function createStepUp(): StepUp {
  let ask: Prove | undefined;
  let asking: Promise<boolean> | undefined;
  return {
    prove: () => {
      asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
        asking = undefined;
      });
      return asking;
    },
    attend: (next) => {
      ask = next;
      return () => {
        if (ask === next) ask = undefined;
      };
    },
  };
}
