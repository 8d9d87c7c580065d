/** Sign-in by an identity provider (OpenID Connect). */
export interface Identity {
  readonly providers: readonly { name: string; label: string }[];
  /** Of a call with `"identity": "begin"`. */
  readonly begun?: IdentityBegun;
  /** Of a call with `"identity": "finish"`. */
  readonly proof?: IdentityProof;
}

/** Where the browser has to go. */
export type IdentityBegun = { url: string } | { refused: 'unknown' | 'unusable' | 'unreachable' };

export type IdentityProof =
  | {
      provider: string;
      issuer: string;
      /** The person's id at the issuer. */
      subject: string;
      /** Lower case; null unless the provider has verified it. */
      email: string | null;
      /** What the body of the first step had as `back`: to be judged by the person who follows it. */
      back?: string;
    }
  /** mismatch: not asked for here, now, of this provider, or answered before; cancelled: by the person. */
  | { refused: 'unknown' | 'mismatch' | 'cancelled' | 'failed' | 'unreachable' };
