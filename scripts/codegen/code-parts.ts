import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { documentId } from '../../src/shared/documents/id.ts';
import { lineAndColumn } from './document.ts';
import { type CodePlace, filesBelow } from './source-files.ts';

/** What documents ask code for, by the id at whose place it stands: folder and name are those of the document. */
export interface CodeParts {
  /** `src/hr/server/touchpoints/stage.export.ts`, which exports `handler`, serves the call `touchpoints/stage.export`. */
  handlers: ReadonlyMap<string, CodePlace>;
  /** `people/user/user.hooks.ts`, which exports `hooks`, belongs to the entity `people/user`. */
  hooks: ReadonlyMap<string, CodePlace>;
  /** `people/user/exits.job.ts`, which exports `job`. */
  jobs: ReadonlyMap<string, CodePlace>;
  /**
   * Components, widgets and cells: `src/hr/console/access/AddAdmin.tsx`, which exports it by default, is
   * `access/add-admin`. `imported`: other code shows it, too.
   */
  drawn: ReadonlyMap<string, CodePlace & { imported: boolean }>;
}

export const noParts: CodeParts = { handlers: new Map(), hooks: new Map(), jobs: new Map(), drawn: new Map() };

export const serverFolder = 'src/hr/server';
const consoleFolder = 'src/hr/console';

const kinds = [
  ['handlers', /^export const handler\b/m, /\.ts$/],
  ['hooks', /^export const hooks\b/m, /(\.hooks)?\.ts$/],
  ['jobs', /^export const job\b/m, /(\.job)?\.ts$/],
] as const;

export function codeParts(): CodeParts {
  const parts = { handlers: new Map(), hooks: new Map(), jobs: new Map(), drawn: drawnParts() };
  for (const file of filesBelow(serverFolder)) {
    const text = readFileSync(file, 'utf8');
    for (const [kind, exported, ending] of kinds) {
      const match = exported.exec(text);
      if (!match) continue;
      const folder = dirname(file).slice(serverFolder.length + 1);
      parts[kind].set(documentId(folder, basename(file).replace(ending, '')), {
        file,
        ...lineAndColumn(text, match.index),
      });
    }
  }
  return parts;
}

function drawnParts(): CodeParts['drawn'] {
  const texts = new Map(filesBelow(consoleFolder).map((file) => [file, readFileSync(file, 'utf8')]));
  const found: [string, CodePlace & { imported: boolean }][] = [];
  for (const [file, text] of texts) {
    const match = /^export default\b/m.exec(text);
    if (!match) continue;
    const imported = [...texts.values()].some((other) => other.includes(`/${basename(file)}'`));
    found.push([drawnId(file), { file, ...lineAndColumn(text, match.index), imported }]);
  }
  return new Map(found);
}

const drawnId = (file: string): string =>
  file
    .slice(consoleFolder.length + 1)
    .replace(/\.tsx?$/, '')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** Where the component of an id is looked for. */
export const drawnFile = (id: string): string =>
  `${consoleFolder}/${id.replace(/[^/]+$/, (name) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()))}.tsx`;
