import {
  type Complaint,
  checkDocuments,
  complaintLine,
  type DocumentFile,
  type Documents,
  parseDocuments,
} from '../../../scripts/codegen/api.ts';
import { repeatedKeys } from '../../../scripts/codegen/check/duplicates.ts';
import { walkDocument } from '../../../scripts/codegen/check/meta-walk.ts';
import type { CodeUse } from '../../../scripts/codegen/source-use.ts';
import { documentId } from '../../../src/shared/documents/id.ts';
import type { Mutant } from './mutations.ts';

/** What `check` makes of mutants. */
export interface Judged {
  /** A complaint stands at the change. */
  refused: Mutant[];
  /** A complaint stands elsewhere and says the name that came or went, or whose document it is in. */
  elsewhere: Mutant[];
  /** There are complaints, and none of them would lead anyone to the change. */
  misplaced: [Mutant, string[]][];
  /** Nothing to complain about: they have to work. */
  passed: Mutant[];
}

/** So many sound mutants of different documents are checked at once; those that are not complained about, once more. */
const together = 48;

export class Judge {
  readonly documents: Documents;
  private readonly usedInCode: CodeUse;

  constructor(documents: Documents, usedInCode: CodeUse) {
    this.documents = documents;
    this.usedInCode = usedInCode;
  }

  judge(mutants: readonly Mutant[]): Judged {
    const judged: Judged = { refused: [], elsewhere: [], misplaced: [], passed: [] };
    const sound: Mutant[] = [];
    for (const mutant of mutants) (this.alone(mutant).some(isAt(mutant)) ? judged.refused : sound).push(mutant);
    const quiet: Mutant[] = [];
    for (const batch of batches(sound)) {
      const complaints = this.check(batch);
      for (const mutant of batch) {
        if (complaints.some(isAt(mutant))) judged.refused.push(mutant);
        else if (complaints.some(isOnlyAbout(mutant, batch))) judged.elsewhere.push(mutant);
        else quiet.push(mutant);
      }
    }
    for (const batch of batches(quiet)) this.split(batch, judged);
    return judged;
  }

  /** What there is to complain about in the document by itself: the whole check says it as well. */
  private alone(mutant: Mutant): Complaint[] {
    const { files, complaints } = parsed(mutant);
    return [...complaints, ...files.flatMap((file) => [...walkDocument(file).complaints, ...repeatedKeys(file)])];
  }

  private split(batch: readonly Mutant[], judged: Judged): void {
    const complaints = this.check(batch);
    const [first] = batch;
    if (complaints.length === 0) judged.passed.push(...batch);
    else if (batch.length > 1) {
      const suspects = batch.filter((one) => complaints.some(isAt(one)) || complaints.some(isAbout(one)));
      const others = batch.filter((one) => !suspects.includes(one));
      const half = Math.ceil(batch.length / 2);
      if (suspects.length === 0 || others.length === 0) {
        this.split(batch.slice(0, half), judged);
        this.split(batch.slice(half), judged);
      } else {
        for (const suspect of suspects) this.split([suspect], judged);
        this.split(others, judged);
      }
    } else if (first && complaints.some(isAt(first))) judged.refused.push(first);
    else if (first && complaints.some(isAbout(first))) judged.elsewhere.push(first);
    else if (first) judged.misplaced.push([first, complaints.map(complaintLine)]);
  }

  check(mutants: readonly Mutant[]): Complaint[] {
    return checkDocuments(this.with(mutants), { usedInCode: this.usedInCode });
  }

  /** All documents, these among them changed. */
  with(mutants: readonly Mutant[]): Documents {
    const made = mutants.map(parsed);
    const changed = new Map(made.flatMap(({ files }) => files.map((file) => [file.file, file] as const)));
    return {
      roots: this.documents.roots,
      files: this.documents.files.map((file) => changed.get(file.file) ?? file),
      complaints: made.flatMap(({ complaints }) => complaints),
    };
  }
}

const known = new WeakMap<Mutant, Documents>();

function parsed(mutant: Mutant): Documents {
  const made = known.get(mutant) ?? parseDocuments('schemas', { [mutant.path]: mutant.text });
  known.set(mutant, made);
  return made;
}

/** Of what its document declares. */
const idsIn = (mutant: Mutant): string[] => parsed(mutant).files.map(({ subject, stem }) => documentId(subject, stem));

const fileOf = (mutant: Mutant): string => (parsed(mutant).files[0] as DocumentFile).file;

const isAt =
  (mutant: Mutant) =>
  ({ file, line }: Complaint): boolean =>
    file === fileOf(mutant) && mutant.lines.has(line);

const isAbout =
  (mutant: Mutant) =>
  ({ sentence, suggestion, pointer }: Complaint): boolean =>
    [...mutant.names, ...idsIn(mutant)].some((name) =>
      `${sentence} ${suggestion ?? ''} ${pointer}`.includes(name.replace(/\?$/, '')),
    );

/** Of several mutants at once: it stands at none of them, and no other lost or got a name that it says. */
const isOnlyAbout =
  (mutant: Mutant, batch: readonly Mutant[]) =>
  (complaint: Complaint): boolean =>
    isAbout(mutant)(complaint) &&
    !batch.some((other) => isAt(other)(complaint) || (other !== mutant && isAbout(other)(complaint)));

/** No two of one document. */
export function batches(mutants: readonly Mutant[], size = together): Mutant[][] {
  const made: Map<string, Mutant>[] = [];
  for (const mutant of mutants) {
    const free = made.find((batch) => batch.size < size && !batch.has(mutant.path));
    if (free) free.set(mutant.path, mutant);
    else made.push(new Map([[mutant.path, mutant]]));
  }
  return made.map((batch) => [...batch.values()]);
}
