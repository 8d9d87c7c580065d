/** A document has no id of its own: it follows from where it lies. */
export type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Index signatures of a call's messages may hold undefined in TypeScript, which JSON cannot say. */
export type Strip<T> = T extends { method: unknown; messages?: unknown } ? Omit<T, 'messages'> : T;

/** Keys at any depth, as optional ones would slip through an assignment; data schemas, which hold themselves, at one. */
export type Paths<T, Left extends unknown[] = [1, 1, 1, 1, 1, 1]> = Left extends [unknown, ...infer Rest]
  ? T extends readonly (infer Item)[]
    ? Paths<Item, Rest>
    : T extends object
      ? 'x-mask' extends keyof T
        ? keyof T & string
        : string extends keyof T
          ? `*.${Paths<T[keyof T], Rest>}`
          : { [K in keyof T & string]-?: K | `${K}.${Paths<NonNullable<T[K]>, Rest>}` }[keyof T & string]
      : never
  : never;

export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
