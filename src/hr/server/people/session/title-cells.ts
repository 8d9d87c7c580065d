import { and, eq } from 'drizzle-orm';
import { userProfile } from '../../../../generated/tables.ts';
import { type CallContext, idHash, textHash } from '../../../../server/context.ts';
import type { TitleCell } from '../../../rules/coarse-titles.ts';
import { type Answers, chatWidth, field, moodIn } from '../../segments/answers.ts';
import { isLater } from './chosen-chats.ts';
import { heldPeople } from './held-people.ts';
import { titlesFound } from './titles-found.ts';

const kinds: readonly TitleCell['kind'][] = ['last', 'before', 'open'];

/**
 * How many people besides the caller are behind each title, by what the server holds of chats. The same array as long as
 * nothing has changed; undefined where the database has to be asked.
 */
export async function heldTitleCells(context: CallContext): Promise<readonly TitleCell[] | undefined> {
  const everyone = await context.records.held(heldPeople(context, undefined));
  if (!everyone) return undefined;
  const known = counted.get(everyone) ?? new Map<string, readonly TitleCell[]>();
  const before = known.get(context.actor.id);
  if (before) return before;
  const titles = await titlesFound(context, '');
  const byHash = new Map(titles.map((title) => [textHash(title), title]));
  const own = await hashOf(context);
  const sums = new Map<number, number>();
  for (const [at, answers] of everyone.held.entries()) {
    const row = everyone.rows[at] as (typeof everyone.rows)[number];
    for (const [cell, many] of countedIn(row, answers, own)) sums.set(cell, (sums.get(cell) ?? 0) + many);
    await context.giveWay();
  }
  const cells = Array.from(sums, ([cell, people]) => ({
    title: byHash.get(Math.floor(cell / kinds.length)),
    kind: kinds[cell - Math.floor(cell / kinds.length) * kinds.length],
    people,
  }));
  // Two titles that cannot be told apart, or a chat that has come since.
  if (byHash.size < titles.length || !cells.every(isNamed)) return undefined;
  if (known.size === most) known.clear();
  counted.set(everyone, known.set(context.actor.id, cells));
  return cells;
}

const isNamed = (cell: Partial<TitleCell>): cell is TitleCell => cell.title !== undefined && cell.kind !== undefined;

/** All whom someone sees → who asked → what was counted. It goes as soon as there is a newer one. */
const counted = new WeakMap<object, Map<string, readonly TitleCell[]>>();
const most = 100;

async function hashOf({ db, company, actor }: CallContext): Promise<number> {
  const [row] = await db
    .select({ id: idHash(userProfile.id) })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, actor.id)));
  return row?.id ?? -1;
}

/** Some of the people of a bucket, and those of them who are active. Hashed ids, ascending. */
interface People {
  people: Float64Array;
  active: Float64Array;
}

/** By the hash of a title and the kind, as one number, how many people. */
type Cells = ReadonlyMap<number, number>;

/** Those of a bucket in which nothing has changed are the same. */
function countedIn(row: People, answers: Answers, without: number): Cells {
  if (row.people.includes(without)) return count(row, answers, without);
  const before = cellsOf.get(row.people);
  if (before?.answers === answers) return before.cells;
  const cells = count(row, answers, -1);
  cellsOf.set(row.people, { answers, cells });
  return cells;
}

/** They come with the people of one row, active or not. */
const cellsOf = new WeakMap<Float64Array, { answers: Answers; cells: Cells }>();

/** Each person once in each cell. */
function count({ people, active }: People, answers: Answers, without: number): Cells {
  const { people: ids, first } = answers;
  const cells = new Map<number, number>();
  const of = new Set<number>();
  let own = 0;
  let here = 0;
  for (let at = 0; at < people.length; at += 1) {
    const id = people[at] ?? 0;
    while ((ids[own] ?? Number.POSITIVE_INFINITY) < id) own += 1;
    while ((active[here] ?? Number.POSITIVE_INFINITY) < id) here += 1;
    if (ids[own] !== id || id === without) continue;
    of.clear();
    addCells(of, answers.chats, (first[own] ?? 0) * chatWidth, (first[own + 1] ?? 0) * chatWidth, active[here] === id);
    for (const cell of of) cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  return cells;
}

function addCells(cells: Set<number>, chats: Int32Array, begin: number, end: number, isActive: boolean): void {
  let last = -1;
  if (isActive)
    for (let chat = begin; chat < end; chat += chatWidth) if (last < 0 || isLater(chats, chat, last)) last = chat;
  for (let chat = begin; chat < end; chat += chatWidth) {
    const kind = chat === last ? 0 : moodIn(chats[chat + field.state] ?? 0) > 0 ? 1 : 2;
    cells.add((chats[chat + field.title] ?? 0) * kinds.length + kind);
  }
}
