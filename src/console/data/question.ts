/** Puts one question to the person; true when it was answered as the calls that wait for it need. */
type Ask = () => Promise<boolean>;

/** A question that calls wait for. Many at once are one question. */
export interface Question {
  /** False when it was cancelled, or nobody can ask. */
  ask: Ask;
  /** Whether someone can ask. */
  isAttended(): boolean;
  /** Who asks: the shell, as long as it is drawn. */
  attend(ask: Ask): () => void;
}

export function createQuestion(): Question {
  let asker: Ask | undefined;
  let asking: Promise<boolean> | undefined;
  return {
    ask: () => {
      asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
        asking = undefined;
      });
      return asking;
    },
    isAttended: () => asker !== undefined,
    attend: (next) => {
      asker = next;
      return () => {
        if (asker === next) asker = undefined;
      };
    },
  };
}
