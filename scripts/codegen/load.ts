import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { kinds } from '../../src/shared/documents/id.ts';
import { type Complaint, complain, type DocumentFile, type Documents, isObject } from './document.ts';
import { didYouMean } from './suggest.ts';

/** Folders below a root that hold no documents. */
const besides = new Set(['meta', 'migrations']);

/** Reads every document below the roots. A later root adds to the earlier ones; faults become complaints, not throws. */
export function loadDocuments(roots: string[]): Documents {
  const complaints: Complaint[] = [];
  const files = roots.flatMap((root) => subjectsOf(root).flatMap((subject) => readSubject(root, subject, complaints)));
  return { roots, files, complaints };
}

function subjectsOf(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !besides.has(entry.name));
  return folders.map((entry) => entry.name).sort();
}

function readSubject(root: string, subject: string, complaints: Complaint[]): DocumentFile[] {
  const names = readdirSync(join(root, subject)).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readDocument(root, subject, name, complaints));
}

function readDocument(root: string, subject: string, name: string, complaints: Complaint[]): DocumentFile {
  const path = join(root, subject, name);
  const text = readFileSync(path, 'utf8');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: false });
  const file = relative(process.cwd(), path).split(sep).join('/');
  const value: unknown = tree ? getNodeValue(tree) : undefined;
  const document: DocumentFile = {
    file,
    path,
    root,
    subject,
    ...kindOf(name, file, complaints),
    value,
    text,
    tree,
  };
  const [first] = errors;
  if (first) complaints.push(...brokenJson(document, first));
  else if (!isObject(value)) complaints.push(complain(document, [], 'A document is a JSON object'));
  return document;
}

function brokenJson(document: DocumentFile, error: ParseError): Complaint[] {
  const before = document.text.slice(0, error.offset);
  const line = before.split('\n').length;
  const column = error.offset - before.lastIndexOf('\n');
  const words = printParseErrorCode(error.error)
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return [{ file: document.file, line, column, pointer: '', sentence: `This is not JSON: ${words}` }];
}

function kindOf(name: string, file: string, complaints: Complaint[]) {
  const parts = name.slice(0, -'.json'.length).split('.');
  const last = parts.at(-1) ?? '';
  const kind = kinds.find((known) => known === last);
  if (kind && parts.length > 1) return { stem: parts.slice(0, -1).join('.'), kind };
  if (parts.length > 1) {
    const sentence = `The file name says no kind of document: it ends in .${last}.json`;
    const suggestion =
      didYouMean(last, kinds) ??
      `the kinds are ${kinds.join(', ')}; a file of plain definitions has no dot in its name`;
    complaints.push({ file, line: 1, column: 1, pointer: '', sentence, suggestion });
  }
  return { stem: parts.join('.'), kind: 'definitions' as const };
}
