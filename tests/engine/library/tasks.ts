import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../../scripts/codegen/api.ts';
import type { CallContext, Hooks } from '../../../src/server/context.ts';
import { type EntityTable, tableOf } from '../../../src/server/db/tables.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import type { Caller } from '../../support/caller.ts';
import { effectsOf } from './effects.ts';
import { bookId, everything, fillLibrary } from './library.ts';

/** A library with calls that do whatever a test gives them: product code, at its place in the order of a call. */

export type Work = (context: CallContext, body: Record<string, unknown>) => Promise<unknown>;

const { artifacts } = buildArtifacts(loadDocuments(['tests/engine/library/schemas']));
const anything = { type: 'object' as const, properties: {}, additionalProperties: true };
const task: Call = {
  id: 'lending/task',
  title: 'Whatever a test does',
  method: 'POST',
  path: '/library/task',
  gate: 'lending/browse',
  body: anything,
  answers: {
    200: {
      type: 'object',
      properties: { at: { type: 'string', format: 'date-time' }, n: { type: 'integer' } },
      additionalProperties: false,
    },
    202: anything,
  },
  errors: { Full: { status: 409, message: 'lending/isbn-known' } },
  rate: 'write',
  audit: { type: 'task', activity: 'do' },
};
artifacts.calls[task.id] = task;
artifacts.calls['lending/peek'] = {
  ...task,
  id: 'lending/peek',
  method: 'GET',
  path: '/library/peek',
  body: undefined,
  audit: 'none',
};
artifacts.calls['lending/scarce'] = { ...task, id: 'lending/scarce', path: '/library/scarce', rate: 'scarce' };
artifacts.calls['lending/open'] = {
  ...task,
  id: 'lending/open',
  path: '/library/open',
  gate: 'shell/public',
  level: 'none',
  rate: 'public',
  audit: 'none',
};

artifacts.calls['lending/scan'] = {
  ...task,
  id: 'lending/scan',
  path: '/library/scan',
  multipart: true,
  body: {
    type: 'object',
    required: ['title'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', maxLength: 20 },
      pages: { type: 'integer', minimum: 1 },
      keywords: { type: 'array', maxItems: 3, items: { type: 'string' } },
      rare: { type: 'boolean' },
      cover: { type: 'string', format: 'binary', maxLength: 600_000 },
    },
  },
};

export const tableFor = (entity: string): EntityTable => tableOf(artifacts.entities[entity] as Entity);

export function rename(context: CallContext, title = 'X') {
  const book = tableFor('lending/book');
  return context.db
    .update(book)
    .set({ title })
    .where(eq(book.id as never, bookId(1)));
}

export const line = (more: Record<string, unknown>) => expect.objectContaining(more);

/** What is under test, made anew for each. */
class Tasks {
  work: Work = async () => ({});
  hooks: Hooks = {};
  app!: TestApp;
  keeper!: Caller;

  /** Does the work in a call, and tells what that did to the database. */
  async doing(work: Work, body: Record<string, unknown> = {}, call = 'lending/task', who = this.keeper) {
    this.work = work;
    return effectsOf(this.app, () => who.call(call, call === 'lending/peek' ? {} : { body }));
  }
}

export function openTasks(): Tasks {
  const tasks = new Tasks();
  const run = (context: CallContext, input: { body: Record<string, unknown> }) => tasks.work(context, input.body);
  const names = ['task', 'peek', 'scarce', 'open', 'scan'];
  const product = {
    handlers: Object.fromEntries(names.map((name) => [`lending/${name}`, run])) as never,
    hooks: {
      'lending/book': {
        beforeWrite: async (context, change) => tasks.hooks.beforeWrite?.(context, change),
        afterWrite: async (context, change) => tasks.hooks.afterWrite?.(context, change),
      } satisfies Hooks,
    },
  };
  let app: TestApp | undefined;
  beforeEach(async () => {
    app ??= await testApp({ artifacts, product });
    app.failures.length = 0;
    tasks.app = app;
    tasks.hooks = {};
    await fillLibrary(app);
    tasks.keeper = await app.as(app.actor({ permissions: everything }));
  });
  afterAll(() => app?.close());
  return tasks;
}
