import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { kinds } from '../../src/shared/documents/id.ts';
import { reservedKey } from './check/reserved-names.ts';
import { unclosedAt } from './check/unclosed.ts';
import { type Complaint, complain, type DocumentFile, type Documents, isObject, lineAndColumn } from './document.ts';
import { withGroups } from './groups.ts';
import { didYouMean } from './suggest.ts';

/** Folders below a root that hold no documents. */
const besides = new Set(['meta', 'migrations']);

/** Reads every document below the roots. A later root adds to the earlier ones; faults become complaints, not throws. */
export function loadDocuments(roots: string[]): Documents {
  const found = roots.map((root) => parsed(root, textsBelow(root)));
  return {
    roots,
    files: withGroups(found.flatMap(({ files }) => files)),
    complaints: found.flatMap(({ complaints }) => complaints),
  };
}

/** The same of texts by their path below the root: `shell/shell.gate.json`. */
export function parseDocuments(root: string, texts: Readonly<Record<string, string>>): Documents {
  const read = parsed(root, texts);
  return { ...read, files: withGroups(read.files) };
}

function parsed(root: string, texts: Readonly<Record<string, string>>): Documents {
  const complaints: Complaint[] = [];
  const files = Object.entries(texts).map(([path, text]) => parseDocument(root, path, text, complaints));
  return { roots: [root], files, complaints };
}

function textsBelow(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  const paths = names.filter((name) => /\/[^/]*\.json$/.test(name) && !besides.has(name.split('/')[0] ?? '')).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function parseDocument(root: string, place: string, text: string, complaints: Complaint[]): DocumentFile {
  const path = join(root, place);
  const name = basename(place);
  const subject = dirname(place);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const file = relative(process.cwd(), path).split(sep).join('/');
  const value: unknown = tree ? getNodeValue(tree) : undefined;
  const [first] = errors;
  const reserved = first ? undefined : reservedKey(tree);
  const broken = first !== undefined || reserved !== undefined || !isObject(value);
  const said = kindOf(name, file, complaints);
  const document: DocumentFile = { file, path, root, subject, ...said, value, text, tree, broken };
  if (first) complaints.push(brokenJson(document, first));
  else if (reserved) complaints.push(reservedName(document, reserved));
  else if (broken) complaints.push(complain(document, [], 'A document is a JSON object'));
  return document;
}

function brokenJson({ file, text }: DocumentFile, { error, offset: at }: ParseError): Complaint {
  const unclosed = text.slice(at).trim() === '' ? unclosedAt(text) : undefined;
  if (unclosed !== undefined)
    return { file, ...lineAndColumn(text, unclosed), pointer: '', sentence: 'This is not JSON: never closed' };
  // A key without its colon is where it stands, not where what follows it does.
  const code = printParseErrorCode(error);
  const offset = code === 'ColonExpected' ? text.slice(0, at).trimEnd().length - 1 : at;
  const words = code.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return { file, ...lineAndColumn(text, offset), pointer: '', sentence: `This is not JSON: ${words.trim()}` };
}

function reservedName({ file, text }: DocumentFile, { value, offset }: Node): Complaint {
  const sentence = `The name ${JSON.stringify(value)} cannot be used: every object has something of that name already`;
  return { file, ...lineAndColumn(text, offset), pointer: '', sentence, suggestion: 'choose another' };
}

function kindOf(name: string, file: string, complaints: Complaint[]): Pick<DocumentFile, 'stem' | 'kind'> {
  if (name === 'removed.json') return { stem: 'removed', kind: 'removed' };
  const parts = name.slice(0, -'.json'.length).split('.');
  if (!parts.every((part) => /^[a-z][a-z0-9-]*$/.test(part))) {
    const sentence = 'The file name becomes an id, and cannot be written so in one';
    const suggestion = 'small letters, digits, - and dots, such as stage.list.call.json';
    complaints.push({ file, line: 1, column: 1, pointer: '', sentence, suggestion });
  }
  const last = parts.at(-1) ?? '';
  const kind = kinds.find((known) => known === last);
  if (kind && parts.length > 1) return { stem: parts.slice(0, -1).join('.'), kind };
  if (parts.length > 1) {
    const sentence = `The file name says no kind of document: it ends in .${last}.json`;
    const list = `the kinds are ${kinds.join(', ')}; a file of plain definitions has no dot in its name`;
    complaints.push({ file, line: 1, column: 1, pointer: '', sentence, suggestion: didYouMean(last, kinds) ?? list });
  }
  return { stem: parts.join('.'), kind: 'definitions' };
}
