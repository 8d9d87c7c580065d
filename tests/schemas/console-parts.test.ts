import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { buildArtifacts, initialPart, subjectPart } from '../../scripts/codegen/api.ts';
import { changedPart } from '../../scripts/codegen/parts.ts';
import { rapportArtifacts } from '../../scripts/codegen/vite-plugin.ts';
import { planted, shelf, shelfWith } from './shelf.ts';

const { artifacts } = buildArtifacts(shelfWith());

describe('what the console loads', () => {
  it('has gates, words and routes before the first paint', () => {
    const initial = initialPart(artifacts);
    expect(Object.keys(initial.gates ?? {})).toEqual(['books/book.keep', 'shell/signed-in']);
    expect(Object.keys(initial.screens ?? {})).toEqual(['shell/navigation']);
    expect(initial.messages?.['shell/sign-in']).toBeDefined();
    expect(initial.options?.['access/permissions.codes']).toBeUndefined();
    expect(initial.calls).toBeUndefined();
  });

  it('loads a subject with all it refers to, and nothing that only the server needs', () => {
    const part = subjectPart(artifacts, 'books');
    expect(Object.keys(part.screens ?? {})).toEqual(['books/list', 'books/one']);
    expect(part.entities?.['books/book']).not.toHaveProperty('storage');
    for (const member of ['rate', 'audit', 'answers'])
      expect(part.calls?.['books/book.list']).not.toHaveProperty(member);
    expect(part.forms?.['books/book']).not.toHaveProperty('schema');
    expect(part.messages?.['shell/none']).toBeUndefined();
  });

  it('brings what of another subject is referred to', () => {
    const other = buildArtifacts(
      shelfWith({
        'people/user/person.messages.json': { nobody: { text: 'Nobody.', severity: 'info' } },
        ...planted('books/list.screen.json', 'shell/none', 'people/user/person.nobody'),
      }),
    ).artifacts;
    expect(Object.keys(subjectPart(other, 'books').messages ?? {})).toEqual(['people/user/person.nobody']);
  });

  it('is told of changes only', () => {
    const after = buildArtifacts(
      shelfWith(planted('shell/shell.messages.json', 'Nothing here.', 'Nothing at all.')),
    ).artifacts;
    expect(changedPart(artifacts, after)).toEqual({
      messages: { 'shell/none': { id: 'shell/none', text: 'Nothing at all.', severity: 'info' } },
    });
    expect(changedPart(artifacts, artifacts)).toEqual({});
  });
});

describe('virtual:rapport', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'console-')));
  const root = join(folder, 'schemas');
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(shelf)) put(path, text);
  writeFileSync(join(folder, 'main.ts'), "import { source } from 'virtual:rapport';\nconsole.log(source);\n");
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.ts"></script>');
  afterAll(() => rmSync(folder, { recursive: true }));
  const common = { configFile: false, root: folder, logLevel: 'silent', cacheDir: join(folder, '.vite') } as const;
  // The modules of validators are found from the project, not from the scratch folder.
  const alias = {
    ajv: join(process.cwd(), 'node_modules/ajv'),
    'ajv-formats': join(process.cwd(), 'node_modules/ajv-formats'),
  };

  it('is built into one chunk for the first paint, one for each subject and each form', async () => {
    await build({
      ...common,
      resolve: { alias },
      plugins: [rapportArtifacts({ roots: [root] })],
      build: { outDir: 'dist' },
    });
    const chunks = readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.js'));
    const texts = chunks.map((name) => readFileSync(join(folder, 'dist/assets', name), 'utf8'));
    expect(chunks.filter((name) => name.startsWith('book')).length).toBeGreaterThanOrEqual(2);
    expect(texts.filter((text) => text.includes('Sign in first.'))).toHaveLength(1);
    expect(texts.join('\n')).not.toMatch(/new Function|\beval\(/);
  });

  it('refuses to be built of faulty documents', async () => {
    put('books/list.screen.json', (shelf['books/list.screen.json'] ?? '').replace('shell/none', 'shell/nobody'));
    const failed = build({ ...common, plugins: [rapportArtifacts({ roots: [root] })], build: { outDir: 'dist' } });
    await expect(failed).rejects.toThrow('There is no message "shell/nobody"');
    put('books/list.screen.json', shelf['books/list.screen.json'] ?? '');
  });

  it('tells an open page what has changed, and of faults without losing what was good', async () => {
    const server = await createServer({
      ...common,
      resolve: { alias },
      plugins: [rapportArtifacts({ roots: [root] })],
      server: { middlewareMode: true, ws: false },
    });
    const sent: { type: string; event?: string; data?: unknown; err?: { message: string } }[] = [];
    const hot = server.environments.client.hot as unknown as { send(payload: (typeof sent)[number]): void };
    hot.send = (payload) => void sent.push(payload);
    /** Written again after a while: on a busy machine the first writing can come before the watching has begun. */
    const told = async (text: string) => {
      for (let tries = 0; tries < 6 && sent.length === 0; tries++) {
        put('shell/shell.messages.json', text);
        for (let left = 150; left > 0 && sent.length === 0; left--) await new Promise((go) => setTimeout(go, 20));
      }
      return sent.shift();
    };
    const transformed = async () => (await server.environments.client.transformRequest('virtual:rapport'))?.code ?? '';
    try {
      expect(await transformed()).toContain('Nothing here.');
      const text = shelf['shell/shell.messages.json'] ?? '';
      expect(await told(text.replace('Nothing here.', 'Nothing at all.'))).toMatchObject({
        type: 'custom',
        event: 'rapport:artifacts',
        data: { part: { messages: { 'shell/none': { text: 'Nothing at all.' } } } },
      });
      expect(await transformed()).toContain('Nothing at all.');
      const fault = await told(text.replace('"severity"', '"severty"'));
      expect(fault).toMatchObject({ type: 'error' });
      expect(fault?.err?.message).toContain('did you mean "severity"?');
      expect(await transformed()).toContain('Nothing at all.');
    } finally {
      await server.close();
    }
  });
});
