import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { type CompletionItem, getLanguageService, type MarkupContent, TextDocument } from 'vscode-json-languageservice';

/** The JSON language service of VS Code, told of schemas as `.vscode/settings.json` says. */

type Path = (string | number)[];

export interface Bound {
  fileMatch: string[];
  url: string;
}

export const bindings = (): Bound[] =>
  (JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as { 'json.schemas': Bound[] })['json.schemas'];

const uriOf = (path: string) => pathToFileURL(resolve(path)).href;

export class Editor {
  private readonly service;

  /** As someone has it who has run codegen, unless it is said otherwise. */
  constructor(isBound: (binding: Bound) => boolean = () => true, { isBuilt = true } = {}) {
    const read = (uri: string) => {
      const path = fileURLToPath(uri);
      return readFile(isBuilt ? path : path.replace('/.build/', '/.build/not-there/'), 'utf8');
    };
    this.service = getLanguageService({
      schemaRequestService: read,
      workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
      clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } },
    });
    // VS Code reads a pattern that begins with a slash from the folder that is open.
    const inFolder = (pattern: string) => pattern.replace(/^(!?)\//, (_, not) => `${not}${uriOf('.')}/`);
    const schemas = bindings()
      .filter(isBound)
      .map(({ fileMatch, url }) => ({ uri: uriOf(url), fileMatch: fileMatch.map(inFolder) }));
    this.service.configure({ validate: true, schemas });
  }

  /** What it complains about. */
  async complaints(path: string, text = readFileSync(path, 'utf8')): Promise<string[]> {
    const document = open(path, text);
    const found = await this.service.doValidation(document, this.service.parseJSONDocument(document));
    return found.map(({ range, message }) => `${path}:${range.start.line + 1}: ${message}`);
  }

  /** What is offered inside of the text at `at`, or in its place. */
  async offers(path: string, at: Path, text = readFileSync(path, 'utf8')): Promise<CompletionItem[]> {
    const node = findNodeAtLocation(parseTree(text) as never, at);
    if (!node) throw new Error(`${path} has nothing at ${at.join('/')}`);
    return this.offersAt(path, text, node.offset + (node.type === 'string' ? 1 : 0));
  }

  async offersAt(path: string, text: string, offset: number): Promise<CompletionItem[]> {
    const document = open(path, text);
    const parsed = this.service.parseJSONDocument(document);
    return (await this.service.doComplete(document, document.positionAt(offset), parsed))?.items ?? [];
  }

  /** What is told about a key or value. */
  async hover(path: string, at: Path, where: 'key' | 'value' = 'key'): Promise<string> {
    const text = readFileSync(path, 'utf8');
    const document = open(path, text);
    const node = findNodeAtLocation(parseTree(text) as never, at);
    const target = where === 'key' ? node?.parent?.children?.[0] : node;
    if (!target) throw new Error(`${path} has nothing at ${at.join('/')}`);
    const parsed = this.service.parseJSONDocument(document);
    const hover = await this.service.doHover(document, document.positionAt(target.offset + 1), parsed);
    return [hover?.contents ?? []].flat().map(String).join('\n');
  }
}

const open = (path: string, text: string) => TextDocument.create(uriOf(path), 'json', 1, text);

export const labels = (items: readonly CompletionItem[]): string[] =>
  items.map(({ label, textEdit }) => nameIn(textEdit?.newText ?? label) ?? label);

/** Labels are cut where they are long; what is put in is not. */
const nameIn = (text: string): string | undefined => /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1]?.replaceAll('\\', '');

export const wordsOf = (item: CompletionItem | undefined): string => {
  const said = item?.documentation as MarkupContent | string | undefined;
  return typeof said === 'string' ? said : (said?.value ?? '');
};
