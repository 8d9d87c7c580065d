export interface Draft<T> {
  value: T;
  at: Date;
  /** Which of those at its place it is. */
  id: string;
}

/** Where someone's drafts lie, and the key to them. */
export interface Owner {
  person: string;
  key: CryptoKey;
}
