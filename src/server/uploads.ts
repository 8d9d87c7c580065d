import type { SheetHead, SheetTrouble } from './sheets/contract.ts';

/** A file, or a text that holds a table, as it was sent: nothing about it is checked but its size. */
export interface UploadedFile {
  name: string;
  /** As the sender says. */
  type: string;
  bytes: Uint8Array;
  /** Of a property marked `x-sheet`: its first rows, or why it cannot be read. */
  sheet?: SheetHead | SheetTrouble;
}

/** Pictures of the company, which everyone in it may see. Used by the engine for fields marked `x-image`. */
export interface Pictures {
  /** Takes what the engine has cleaned and answers the path that a record keeps. */
  keep(file: UploadedFile): Promise<string>;
  /** Whether this path was answered by `keep` in this transaction. */
  isOurs(path: string): boolean;
  remove(path: string): Promise<void>;
}

/** Files behind one interface; names are random, the folder is the company's. */
export interface Files {
  /** Stores bytes and answers a link row that the owner may open: `url` is signed and short-lived. */
  publish(file: {
    name: string;
    type: string;
    bytes: Uint8Array;
    gate: string;
    kind: string;
    /** Made of what its owner gave, and of nothing that they were shown: it is theirs whatever they may see later. */
    own?: true;
  }): Promise<{ id: string; url: string }>;
  /** A digest of what this person may see: the same one in two transactions, and what was read in both goes together. */
  sight(): string;
  /** A fresh signed link to a file published earlier. */
  link(id: string): Promise<string>;
  /** Whether this person published it and it is still kept. */
  has(id: string): Promise<boolean>;
  /** The bytes of a file that this person published earlier; null once it is gone. */
  read(id: string): Promise<Uint8Array | null>;
}
