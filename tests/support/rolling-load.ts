import { setTimeout as pause } from 'node:timers/promises';
import type { Haproxy } from './haproxy.ts';
import { type Told, touchpoint } from './served.ts';

/**
 * So many requests a second: half of them read, a quarter adds under a key, a quarter saves the version that was seen
 * last. What is refused is sent again as it is, as a client does who has had no answer.
 */
export interface RollingLoad {
  /** Works begun, each of a request or two, and how many of them a second. */
  begun: number;
  perSecond: number;
  /** Requests, the repeated ones too; and those that were refused, by what was said. */
  asked: number;
  refused: Record<string, number>;
  /** Requests that were refused at first, and not because something is too busy: each once, however often repeated. */
  hit: number;
  /** Titles that were acknowledged as added. */
  added: string[];
  /** Of each touchpoint that is saved again and again: how often that was acknowledged. */
  saved: Map<string, { saves: number; title: string }>;
  /** What should not have been answered at all. */
  odd: string[];
}

/** A server that stops, one that was killed with the request in it, and one that still works on the same key. */
const repeated = [0, 409, 502, 503, 504];
export const mostAtOnce = 20;
/** Of what a server is too busy for it says when to come again: 5 s when its loop is behind, 2 s when the database is. */
const said = ({ status, body, broke, headers }: Told) =>
  [status, broke ?? body?.code, headers['retry-after'] && `after ${headers['retry-after']} s`]
    .filter(Boolean)
    .join(' ');
const isBusy = (words: string): boolean => words.includes('Unavailable');

export async function rollingLoad(
  proxy: Haproxy,
  { cookies, perSecond, until }: { cookies: readonly string[]; perSecond: number; until(): boolean },
): Promise<RollingLoad> {
  const load: RollingLoad = {
    begun: 0,
    perSecond: 0,
    asked: 0,
    refused: {},
    hit: 0,
    added: [],
    saved: new Map(),
    odd: [],
  };
  const cookieOf = (n: number) => cookies[n % cookies.length] as string;
  /** Undefined: it was never taken. */
  const insist = async (ask: () => Promise<Told>): Promise<Told | undefined> => {
    let isHit = false;
    for (let tries = 0; tries < 60; tries++) {
      load.asked += 1;
      const told = await ask();
      if (!repeated.includes(told.status)) return told;
      const words = said(told);
      load.refused[words] = (load.refused[words] ?? 0) + 1;
      if (!isHit && !isBusy(words)) load.hit += 1;
      isHit ||= !isBusy(words);
      await pause(250);
    }
    return undefined;
  };
  const list = '/feedback_bot/stage/list';
  const read = async (n: number) => {
    const told = await insist(() => proxy.ask('POST', list, { cookie: cookieOf(n), body: { page_limit: 10 } }));
    if (told?.status !== 200) load.odd.push(`read ${n}: ${told ? said(told) : 'never taken'}`);
  };
  const add = async (n: number) => {
    const title = `Balanced ${n}`;
    const headers = { 'idempotency-key': `balanced-${n}-0000000000` };
    const asked = { cookie: cookieOf(n), headers, body: touchpoint(title) };
    const told = await insist(() => proxy.ask('POST', '/feedback_bot/stage/create', asked));
    if (told && told.status < 300) load.added.push(title);
    else load.odd.push(`${title}: ${told ? said(told) : 'never taken'}`);
  };

  // One at a time may save a version: as many desks as there are saves under way.
  const desks: { id: string; title: string; saves: number }[] = [];
  const newDesk = async (n: number) => {
    const title = `Desk ${n}`;
    const headers = { 'idempotency-key': `desk-${n}-00000000000000` };
    const asked = { cookie: cookieOf(n), headers, body: touchpoint(title) };
    const told = await insist(() => proxy.ask('POST', '/feedback_bot/stage/create', asked));
    const id = told?.body?.id ?? told?.body?.data?.id;
    if (id) return { id: String(id), title, saves: 0 };
    load.odd.push(`${title}: ${told ? said(told) : 'never taken'}`);
    return undefined;
  };
  const save = async (n: number) => {
    const desk = desks.pop() ?? (await newDesk(n));
    if (!desk) return;
    const title = `Desk save ${n}`;
    const headers = { 'if-match': `"${desk.saves + 1}"` };
    const asked = { cookie: cookieOf(n), headers, body: { title } };
    let tries = 0;
    const told = await insist(() => {
      tries += 1;
      return proxy.ask('PATCH', `/feedback_bot/stage/update/${desk.id}`, asked);
    });
    // Sent again, a save whose answer was lost is told that the version has changed: by itself, as the row will say.
    const done = told?.status === 200 || (told?.status === 412 && tries > 1);
    if (!done) return void load.odd.push(`${title}: ${told ? said(told) : 'never taken'}`);
    const next = { ...desk, title, saves: desk.saves + 1 };
    load.saved.set(desk.id, { saves: next.saves, title });
    desks.push(next);
  };

  // As many at once as people would have under way: a machine that is too slow is asked less often, and not ever more.
  const working = new Set<Promise<void>>();
  const start = performance.now();
  for (let n = 0; !until(); n++) {
    const work: Promise<void> = (n % 2 === 0 ? read(n) : n % 4 === 1 ? add(n) : save(n)).finally(() => {
      working.delete(work);
    });
    working.add(work);
    load.begun += 1;
    // By the clock, so that a late turn is caught up with.
    await pause(Math.max(0, start + ((n + 1) * 1000) / perSecond - performance.now()));
    while (working.size >= mostAtOnce) await Promise.race(working);
  }
  load.perSecond = Math.round((load.begun * 1000) / (performance.now() - start));
  await Promise.all(working);
  return load;
}
