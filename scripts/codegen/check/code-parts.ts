import type { Kind } from '../../../src/shared/documents/id.ts';
import { type CodeParts, drawnFile, serverFolder } from '../code-parts.ts';
import type { Complaint } from '../document.ts';
import {
  cellNames,
  componentNames,
  handlerNames,
  hookNames,
  jobHandlerNames,
  standaloneNames,
  widgetNames,
} from '../emit/names.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

/** What documents ask code for and is not at its place: the server would not start. */
export function checkMissingParts(checking: Checking): void {
  if (!checking.usedInCode || checking.hasFaults) return;
  const { parts } = checking.usedInCode;
  for (const { kind, document, asked, sentence, ending, does } of partKinds) {
    for (const id of asked(checking.artifacts)) {
      const entry = entriesOfKind(checking, document).find((one) => one.id === id);
      if (!entry || parts[kind].has(id)) continue;
      const { subject, stem } = entry.document;
      const hint = `${does}export \`${exported[kind]}\` from ${serverFolder}/${subject}/${stem}${ending}`;
      at(checking, entry, [], `${sentence} ${id}`, hint);
    }
  }
  const asked = new Set(drawnNames(checking.artifacts));
  for (const { document, path, id, kind } of checking.references) {
    if (!isDrawn(kind) || !asked.has(id) || parts.drawn.has(id)) continue;
    const hint = didYouMean(id, parts.drawn.keys()) ?? `export it by default from ${drawnFile(id)}`;
    checking.say(document, path, `Nothing draws the ${kind} ${id}`, hint);
  }
}

const isDrawn = (kind: string): boolean => ['component', 'widget', 'cell'].includes(kind);
const drawnNames = (artifacts: Checking['artifacts']): string[] =>
  [standaloneNames, cellNames, componentNames, widgetNames].flatMap((names) => names(artifacts));

/** What stands at the place of no document: it would never run. */
export function uncalledParts({ artifacts, hasFaults }: Checking, parts: CodeParts): Complaint[] {
  if (hasFaults) return [];
  return [...unshownParts(artifacts, parts), ...uncalled(artifacts, parts)];
}

/** Only what no other code shows, either. */
function unshownParts(artifacts: Checking['artifacts'], { drawn }: CodeParts): Complaint[] {
  const asked = new Set(drawnNames(artifacts));
  return [...drawn].flatMap(([id, { imported, ...place }]) => {
    if (imported || asked.has(id)) return [];
    const suggestion = 'remove it, or move it to the place of its id';
    return [{ ...place, pointer: '', sentence: `No document shows ${id}`, suggestion }];
  });
}

function uncalled(artifacts: Checking['artifacts'], parts: CodeParts): Complaint[] {
  return partKinds.flatMap(({ kind, document, asked }) => {
    const ids = asked(artifacts);
    return [...parts[kind]]
      .filter(([id]) => !ids.includes(id))
      .map(([id, place]) => {
        const suggestion = didYouMean(id, ids) ?? 'remove it, or move it to the place of its id';
        return {
          ...place,
          pointer: '',
          sentence: `No ${document} asks for \`${exported[kind]}\` of ${id}`,
          suggestion,
        };
      });
  });
}

const exported = { handlers: 'handler', hooks: 'hooks', jobs: 'job' } as const;

interface PartKind {
  kind: keyof typeof exported;
  document: Kind;
  asked: (artifacts: Checking['artifacts']) => string[];
  sentence: string;
  ending: string;
  /** What else the document could say. */
  does: string;
}

const partKinds: readonly PartKind[] = [
  {
    kind: 'handlers',
    document: 'call',
    asked: handlerNames,
    sentence: 'Nobody answers the call',
    ending: '.ts',
    does: 'say what it "does", or ',
  },
  {
    kind: 'hooks',
    document: 'entity',
    asked: hookNames,
    sentence: 'Nobody brings the hooks of',
    ending: '.hooks.ts',
    does: 'leave out its "hooks", or ',
  },
  {
    kind: 'jobs',
    document: 'job',
    asked: jobHandlerNames,
    sentence: 'Nobody does the job',
    ending: '.job.ts',
    does: 'say what it "does", or ',
  },
];
