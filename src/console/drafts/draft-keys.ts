import type { Owner } from './draft.ts';

/** Keys that the server gives, one a person; kept in memory only, in a form that no script reads out again. */
export class DraftKeys {
  private readonly known = new Map<string, Promise<Owner | null>>();

  /** `ask` brings 32 bytes as base64url. Null where nothing can be kept: an old browser, no answer. The next one asks again. */
  of(person: string, ask: () => Promise<string>): Promise<Owner | null> {
    const owner =
      this.known.get(person) ??
      ownerOf(person, ask).catch(() => {
        this.known.delete(person);
        return null;
      });
    this.known.set(person, owner);
    return owner;
  }

  forget(): void {
    this.known.clear();
  }
}

async function ownerOf(person: string, ask: () => Promise<string>): Promise<Owner | null> {
  if (typeof indexedDB === 'undefined' || !crypto.subtle) return null;
  const given = (await ask()).replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(given), (sign) => sign.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { person, key };
}
