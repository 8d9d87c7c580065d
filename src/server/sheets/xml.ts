import { UnreadableSheet } from './contract.ts';

export interface XmlEvents {
  /** Names come without the prefix of their namespace; attributes as they stand in the tag. */
  open?(name: string, attributes: string): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Signs that may stand between two tags, or within one. */
const longest = 4_000_000;

/**
 * Reads XML in pieces as they come. It knows the five entities of XML and numbers, and no others: a file that declares
 * its own is refused, so nothing can grow by them and nothing outside is ever asked for.
 */
export class XmlReader {
  private pending = '';
  private readonly on: XmlEvents;

  constructor(on: XmlEvents) {
    this.on = on;
  }

  write(chunk: string): void {
    const text = this.pending + chunk;
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      if (start < 0) break;
      const end = this.endOf(text, start);
      if (end < 0) break;
      if (start > at) this.on.text?.(plain(text.slice(at, start)));
      this.tag(text, start, end);
      at = end;
    }
    this.pending = text.slice(at);
    if (this.pending.length > longest) throw new UnreadableSheet('cell-too-long');
  }

  /** Nothing may be left half. */
  end(): void {
    if (this.pending.trim() !== '') throw new UnreadableSheet('broken');
  }

  /** Where what begins with `<` is over; -1 when that is not there yet. */
  private endOf(text: string, start: number): number {
    const mark = (word: string) => text.startsWith(word, start);
    const after = (word: string) => {
      const found = text.indexOf(word, start);
      return found < 0 ? -1 : found + word.length;
    };
    if (text[start + 1] !== '!') return after('>');
    if (mark('<!--')) return after('-->');
    if (mark('<![CDATA[')) return after(']]>');
    if (text.length - start < 9) return -1;
    throw new UnreadableSheet('broken');
  }

  private tag(text: string, start: number, end: number): void {
    const sign = text[start + 1];
    if (sign === '?') return;
    if (sign === '!') {
      if (text[start + 2] === '[') this.on.text?.(text.slice(start + 9, end - 3));
      return;
    }
    if (sign === '/') {
      this.on.close?.(bare(text.slice(start + 2, end - 1).trim()));
      return;
    }
    const isEmpty = text[end - 2] === '/';
    const inner = text.slice(start + 1, isEmpty ? end - 2 : end - 1);
    const gap = inner.search(/\s/);
    const name = bare(gap < 0 ? inner : inner.slice(0, gap));
    this.on.open?.(name, gap < 0 ? '' : inner.slice(gap));
    if (isEmpty) this.on.close?.(name);
  }
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Of a tag's attributes; a name may be had with or without its prefix. */
export function attribute(attributes: string, name: string): string | undefined {
  for (const quote of ['"', "'"]) {
    const found = attributes.indexOf(`${name}=${quote}`);
    if (found < 0 || !/[\s:]/.test(attributes[found - 1] ?? ' ')) continue;
    const from = found + name.length + 2;
    const to = attributes.indexOf(quote, from);
    if (to >= 0) return plain(attributes.slice(from, to));
  }
  return undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function plain(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,30});/gi, (whole, name: string) => {
    const known = entities[name];
    if (known !== undefined) return known;
    if (name[0] !== '#') throw new UnreadableSheet('broken');
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
