import { useNotice } from '../../../../console/slots.ts';

/** Puts a text into the clipboard and says so; where the browser does not let us, it says that. */
export function useCopy(): (text: string) => Promise<void> {
  const notice = useNotice();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notice('account/mfa/copied');
    } catch {
      notice('account/mfa/not-copied');
    }
  };
}
