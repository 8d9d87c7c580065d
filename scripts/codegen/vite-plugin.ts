import { resolve, sep } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { ArtifactsPart } from '../../src/console/slots.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { buildArtifacts } from './build.ts';
import { checkDocuments } from './check/check.ts';
import { complaintLine } from './document.ts';
import { loadDocuments } from './load.ts';
import { changedPart } from './parts.ts';
import { standaloneModule } from './standalone.ts';
import { formModule, formsModule, sourceModule, subjectModule } from './virtual-modules.ts';

const name = 'virtual:rapport';
const own = `\0${name}`;

/**
 * `virtual:rapport` exports `source` (an ArtifactsSource): what the console needs before the first paint, a chunk for
 * each subject, and one for each form with its validators; `virtual:rapport/standalone` has the pages that stand without it. While developing, a changed document reaches the open page
 * without a reload; documents with faults leave the last good ones in place. Their complaints lie over the page until they
 * are cured, also over one that is loaded anew; the API's process prints them.
 */
export function rapportArtifacts(options: { roots?: string[] } = {}): Plugin {
  const documents = new Live((options.roots ?? ['schemas']).map((root) => resolve(import.meta.dirname, '../..', root)));
  let serving = false;
  return {
    name: 'rapport-artifacts',
    config: () => ({ optimizeDeps: { include: runtime } }),
    buildStart() {
      const faults = documents.refresh();
      if (faults.length > 0 && !serving) this.error(`The documents cannot be built:\n${faults.join('\n')}`);
    },
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === own) return sourceModule(documents.artifacts, serving);
      if (id === `${own}/forms`) return formsModule(documents.artifacts);
      if (id === `${own}/standalone`) return standaloneModule(documents.artifacts);
      const [, kind, rest = ''] = /^\0virtual:rapport\/(subject|form)\/([^?]+)/.exec(id) ?? [];
      if (kind === 'subject') return subjectModule(documents.artifacts, rest);
      return kind === 'form' ? formModule(documents.artifacts, rest) : undefined;
    },
    configureServer(server) {
      serving = true;
      watch(server, documents);
    },
  };
}

/** What compiled validators import; found late, they would make Vite reload the page in the middle of its work. */
const runtime = ['ajv/dist/runtime/ucs2length.js', 'ajv/dist/runtime/equal.js', 'ajv-formats/dist/formats.js'];

/** The documents as they were when they were last good. */
class Live {
  readonly roots: string[];
  private current: Artifacts | undefined;
  /** What is wrong with the documents as they are now. */
  faults: readonly string[] = [];

  constructor(roots: string[]) {
    this.roots = roots;
  }

  get artifacts(): Artifacts {
    if (!this.current) this.refresh();
    return this.current as Artifacts;
  }

  /** Answers what is wrong. Faulty documents are taken only when there is nothing better. */
  refresh(): readonly string[] {
    const documents = loadDocuments(this.roots);
    const complaints = checkDocuments(documents);
    if (complaints.length === 0 || !this.current) this.current = buildArtifacts(documents).artifacts;
    this.faults = complaints.map(complaintLine);
    return this.faults;
  }
}

function watch(server: ViteDevServer, documents: Live): void {
  let timer: NodeJS.Timeout | undefined;
  server.environments.client.hot.on('vite:client:connect', (_nothing, client) => {
    if (documents.faults.length > 0) client.send(overlay(documents.faults));
  });
  server.watcher.add(documents.roots);
  server.watcher.on('all', (_event, path) => {
    if (!path.endsWith('.json') || !documents.roots.some((root) => path.startsWith(root + sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => update(server, documents), 20);
  });
}

const overlay = (faults: readonly string[]): ErrorPayload => ({
  type: 'error',
  err: { message: faults.join('\n'), stack: '', plugin: 'schemas', id: faults[0]?.split(':')[0] },
});

let stamp = 0;

function update(server: ViteDevServer, documents: Live): void {
  const { hot, moduleGraph } = server.environments.client;
  const before = documents.artifacts;
  const faults = documents.refresh();
  if (faults.length > 0) {
    hot.send(overlay(faults));
    return;
  }
  for (const [id, module] of moduleGraph.idToModuleMap) if (id.startsWith(own)) moduleGraph.invalidateModule(module);
  const part: ArtifactsPart = changedPart(before, documents.artifacts);
  stamp++;
  hot.send({ type: 'custom', event: 'rapport:artifacts', data: { part, stamp } });
}
