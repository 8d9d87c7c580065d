import { useNotice } from './use-notice.ts';

/** Puts a text into the clipboard and says so; where the browser does not let us, it says that. True when it is there. */
export function useCopy(): (text: string) => Promise<boolean> {
  const notice = useNotice();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notice('shell/console.copied');
      return true;
    } catch {
      notice('shell/console.not-copied');
      return false;
    }
  };
}
