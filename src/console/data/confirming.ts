import type { Params } from '../messages/explain.ts';

/** Asks with a message; true when it was answered with yes. */
export type Confirm = (message: string, params?: Params) => Promise<boolean>;

/** Where calls ask the questions that their errors are: answered by the shell as long as it is drawn, else with no. */
export interface Confirming {
  confirm: Confirm;
  attend(confirm: Confirm): () => void;
}

export function createConfirming(): Confirming {
  let asker: Confirm | undefined;
  return {
    confirm: async (message, params) => (await asker?.(message, params)) ?? false,
    attend: (next) => {
      asker = next;
      return () => {
        if (asker === next) asker = undefined;
      };
    },
  };
}
