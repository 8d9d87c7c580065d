import { SaxesParser } from 'saxes';
import { UnreadableSheet } from './contract.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlEvents {
  /** Names come without the prefix of their namespace. */
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Signs that may stand between two tags or within one, and tags within each other. */
const most = { signs: 4_000_000, depth: 100 };

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML in pieces as they come. Of entities it knows the five of XML and numbers: a file with a document type is
 * refused, so nothing can grow by its entities and nothing outside is ever asked for.
 */
export class XmlReader {
  private readonly parser = new SaxesParser({ xmlns: false, position: false });
  /** Signs since something was told of: the parser keeps them. */
  private kept = 0;
  private depth = 0;

  constructor(on: XmlEvents) {
    const { parser } = this;
    parser.on('error', () => {
      throw new UnreadableSheet('broken');
    });
    parser.on('doctype', () => {
      throw new UnreadableSheet('broken');
    });
    parser.on('opentag', ({ name, attributes }) => {
      this.kept = 0;
      this.depth += 1;
      if (this.depth > most.depth) throw new UnreadableSheet('broken');
      on.open?.(bare(name), attributes);
    });
    parser.on('closetag', ({ name }) => {
      this.kept = 0;
      this.depth -= 1;
      on.close?.(bare(name));
    });
    const text = (part: string) => {
      this.kept = 0;
      on.text?.(part);
    };
    parser.on('text', text);
    parser.on('cdata', text);
  }

  write(chunk: string): void {
    this.parser.write(chunk);
    this.kept += chunk.length;
    if (this.kept > most.signs) throw new UnreadableSheet('cell-too-long');
  }

  /** Nothing may be left half. */
  end(): void {
    this.parser.close();
  }
}

/** Of a tag, with or without the prefix of a namespace. */
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([own]) => bare(own) === name)?.[1];
