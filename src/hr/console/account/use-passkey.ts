import { useCallback, useState } from 'react';
import { useMessages } from '../../../console/slots.ts';

type Browser = typeof import('@simplewebauthn/browser');

interface Passkey {
  /** Whether this browser can, on this page. */
  supported: boolean;
  busy: boolean;
  /** Loads what speaks with the authenticator, and answers what is to be shown when it came to nothing. */
  attempt(work: (browser: Browser) => Promise<void>, explain: (error: unknown) => string): Promise<string | null>;
}

/** Asking an authenticator: what goes wrong there is said in words, and never twice at once. */
export function usePasskey(): Passkey {
  const { text } = useMessages();
  const [busy, setBusy] = useState(false);
  const attempt = useCallback<Passkey['attempt']>(
    async (work, explain) => {
      setBusy(true);
      try {
        await work(await import('@simplewebauthn/browser'));
        return null;
      } catch (error) {
        const said = sentenceOf(error);
        return said ? text(said) : explain(error);
      } finally {
        setBusy(false);
      }
    },
    [text],
  );
  return { supported: typeof PublicKeyCredential === 'function', busy, attempt };
}

/** Of the browser's own refusals, by the name of the exception that caused them. */
function sentenceOf(error: unknown): string | null {
  const { name, cause } = error as { name?: string; cause?: { name?: string } };
  switch (cause?.name ?? name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'account/passkey/stopped';
    case 'InvalidStateError':
      return 'account/passkey/there-already';
    case 'SecurityError':
    case 'NotSupportedError':
      return 'account/passkey/unsupported';
    default:
      return null;
  }
}
