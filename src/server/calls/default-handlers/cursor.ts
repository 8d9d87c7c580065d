import type { Cursor } from '../../records/cursor-page.ts';

/** A cursor as the wire carries it: an opaque text. */
export const writeCursor = (cursor: Cursor | null): string | null =>
  cursor && Buffer.from(JSON.stringify([cursor.order, ...cursor.values])).toString('base64url');

/** Null: it is none of ours. */
export function readCursor(text: string): Cursor | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(read) || !read.every((one) => typeof one === 'string')) return null;
    const [order = '', ...values] = read;
    return { order, values };
  } catch {
    return null;
  }
}
