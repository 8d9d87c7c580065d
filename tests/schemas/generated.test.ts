import { describe, expect, it } from 'vitest';
import { buildArtifacts, emitFiles } from '../../scripts/codegen/api.ts';
import { noParts } from '../../scripts/codegen/code-parts.ts';
import { planted, shelfWith } from './shelf.ts';

async function generated(changes: Parameters<typeof shelfWith>[0] = {}): Promise<Record<string, string>> {
  const files = await emitFiles(buildArtifacts(shelfWith(changes)).artifacts);
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace('src/generated/', ''), text]));
}

const line = (text: string | undefined, begins: string): string | undefined =>
  text
    ?.split('\n')
    .find((one) => one.trimStart().startsWith(begins))
    ?.trim();

describe('names', () => {
  it('asks code only for what the engine does not bring', async () => {
    const { 'names.ts': names } = await generated({
      ...planted('books/list.screen.json', '"field": "sequelOf__name"', '"field": "kind", "cell": "cover"'),
      ...planted(
        'books/book.form.json',
        '"when": [',
        '"widgets": { "title": "textarea", "kind": { "widget": "shelf" } }, "when": [',
      ),
      'books/book.find.call.json': {
        title: 'Find',
        method: 'GET',
        path: '/find',
        gate: 'shell/signed-in',
        rate: 'read',
        audit: 'none',
        answers: { 200: {} },
      },
      'books/about.screen.json': { kind: 'page', component: 'about' },
      'books/soon.screen.json': { kind: 'page', component: 'soon', planned: true },
      'books/binding.job.json': {
        title: 'Bind',
        payload: { type: 'object', properties: {} },
        retry: { limit: 1, delaySeconds: 1 },
        expireSeconds: 9,
      },
    });
    expect(line(names, 'export type HandlerName')).toBe("export type HandlerName = 'books/book.find';");
    expect(line(names, 'export type CellName')).toBe("export type CellName = 'cover';");
    expect(line(names, 'export type WidgetName')).toBe("export type WidgetName = 'shelf';");
    expect(line(names, 'export type ComponentName')).toBe("export type ComponentName = 'about';");
    expect(line(names, 'export type JobHandlerName')).toBe("export type JobHandlerName = 'books/binding';");
    expect(line(names, 'export type Permission')).toBe("export type Permission = 'keep_books';");
    expect(line(names, 'export type HookName')).toBe('export type HookName = never;');
  });
});

describe('words', () => {
  it('types the parameters of texts and the values of lists', async () => {
    const { 'messages.ts': messages, 'options.ts': options } = await generated();
    expect(line(messages, "'shell/too-long'")).toBe("'shell/too-long': { maxLength: string | number };");
    expect(line(messages, "'shell/none'")).toBe("'shell/none': NoParams;");
    expect(line(options, "'books/book.kinds'")).toBe("'books/book.kinds': 'novel' | 'atlas';");
    expect(line(options, "'shell/limits.debounce'")).toBe("'shell/limits.debounce': 300,");
  });
});

describe('calls', () => {
  it('types input, answer and errors', async () => {
    const { 'calls.ts': calls } = await generated(
      planted(
        'books/book.create.call.json',
        '"rate"',
        '"errors": { "Twice": { "status": 409, "message": "shell/needed" }, "Gone": { "status": 404, "message": "shell/needed" } }, "rate"',
      ),
    );
    const create = calls
      ?.slice(
        calls.indexOf("'books/book.create'") >= 0 ? calls.indexOf('books/book.create') : 0,
        calls.indexOf('books/book.list'),
      )
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ');
    expect(create).toContain('query: Record<string, never>');
    expect(create).toContain('body: { title: string');
    expect(create).toContain('kind: ("novel" | "atlas")');
    expect(create).toContain('scale?: (number | null)');
    expect(create).toContain("errors: 'Twice' | 'Gone'");
  });
});

describe('tables', () => {
  it('have the columns of the engine and those of the entity', async () => {
    const { 'tables.ts': tables } = await generated(
      planted(
        'books/book.entity.json',
        '"place": {',
        '"onShelfSince": { "type": "string", "format": "date", "x-column": "since" }, "tags": { "type": "array", "items": { "type": "string" } }, "place": {',
      ),
    );
    for (const column of [
      "export const book = pgTable('book', {",
      "companyId: uuid('company_id').notNull(),",
      "title: text('title').notNull(),",
      "kind: text('kind').$type<'novel' | 'atlas'>().notNull(),",
      "sequelOf: uuid('sequel_of'),",
      "place: integer('place'),",
      'onShelfSince: date(\'since\', {"mode":"string"}),',
      "tags: jsonb('tags').$type<string[]>(),",
    ]) {
      expect(tables).toContain(column);
    }
  });
});

describe('handlers', () => {
  it('stand at the places of the ids that ask for them', async () => {
    const find = { title: 'Find', method: 'GET', path: '/find', gate: 'shell/signed-in', rate: 'read', audit: 'none' };
    const { artifacts } = buildArtifacts(shelfWith({ 'books/book.find.call.json': { ...find, answers: { 200: {} } } }));
    const place = (file: string) => ({ file, line: 1, column: 1 });
    const handlers = new Map([
      ['books/book.find', place('src/hr/server/books/book.find.ts')],
      ['books/asked-by-nobody', place('src/hr/server/books/asked-by-nobody.ts')],
    ]);
    const { 'src/generated/handlers.ts': text } = await emitFiles(artifacts, { ...noParts, handlers });
    expect(line(text, 'import { handler')).toBe(
      "import { handler as booksBookFind } from '../hr/server/books/book.find.ts';",
    );
    expect(line(text, "'books/")).toBe("'books/book.find': booksBookFind,");
    expect(text).not.toContain('nobody');
  });
});

describe('components', () => {
  it('stand at the places of their names: cells loaded with the console, the others when they are shown', async () => {
    const { artifacts } = buildArtifacts(
      shelfWith({
        'books/about.screen.json': { kind: 'page', component: 'books/parts/about-us' },
        ...planted('books/list.screen.json', '"field": "sequelOf__name"', '"field": "kind", "cell": "books/cover"'),
      }),
    );
    const place = (file: string) => ({ file: `src/hr/console/books/${file}`, line: 1, column: 1, imported: false });
    const drawn = new Map([
      ['books/parts/about-us', place('parts/AboutUs.tsx')],
      ['books/cover', place('Cover.tsx')],
    ]);
    const { 'src/generated/components.ts': text } = await emitFiles(artifacts, { ...noParts, drawn });
    expect(line(text, 'import booksCover')).toBe("import booksCover from '../hr/console/books/Cover.tsx';");
    expect(line(text, "'books/parts/about-us'")).toBe(
      "'books/parts/about-us': () => import('../hr/console/books/parts/AboutUs.tsx'),",
    );
  });
});
