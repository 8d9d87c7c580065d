import { afterAll, beforeEach, expect } from 'vitest';
import type { ServerActor } from '../../../src/server/context.ts';
import type { TestApp } from '../../support/app.ts';
import type { CallInput } from '../../support/caller.ts';
import { type Effects, effectsOf } from './effects.ts';
import { bookId, everything, fillLibrary, libraryApp } from './library.ts';

export interface Scenario {
  who?: Partial<ServerActor>;
  call: string;
  input?: CallInput;
  status: number;
  body?: unknown;
  headers?: Record<string, unknown>;
  /** Every table that changes, and nothing else. */
  effects?: Effects;
}

export const everyone: Partial<ServerActor> = { permissions: everything };
export const line = (more: Record<string, unknown>) => expect.objectContaining(more);
export const book = (number: number) => ({ params: { id: bookId(number) } });

/** One library for all scenarios of a file; each begins with the same shelves. */
export function openLibrary() {
  let library: TestApp | undefined;
  beforeEach(async () => {
    library ??= await libraryApp();
    await fillLibrary(library);
  });
  afterAll(async () => {
    expect(library?.failures).toEqual([]);
    await library?.close();
  });
  const app = () => library as TestApp;

  async function play({ who = everyone, call, input, status, body, headers, effects = {} }: Scenario): Promise<void> {
    const caller = await app().as(app().actor(who));
    const seen = await effectsOf(app(), () => caller.call(call, input));
    expect({ status: seen.answer.status, body: seen.answer.body }).toMatchObject({
      status,
      ...(body !== undefined && { body: body as object }),
    });
    if (headers) expect(seen.answer.headers).toMatchObject(headers);
    expect(seen.effects).toEqual(effects);
  }
  return { app, play };
}
