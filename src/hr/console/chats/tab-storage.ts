/** What this browser tab keeps of a chat, so that a reload loses nothing: half-typed words, and an answer on its way. */
export interface Kept {
  read(name: string): string;
  write(name: string, text: string): void;
}

/** A personal link's own; the token itself is not written anywhere. */
export function tabStorage(token: string): Kept {
  const key = (name: string) => `chat ${token.slice(-8)} ${name}`;
  return {
    read(name) {
      try {
        return sessionStorage.getItem(key(name)) ?? '';
      } catch {
        return '';
      }
    },
    write(name, text) {
      try {
        if (text) sessionStorage.setItem(key(name), text);
        else sessionStorage.removeItem(key(name));
      } catch {
        // Storage is full or forbidden: the page works without it.
      }
    },
  };
}
