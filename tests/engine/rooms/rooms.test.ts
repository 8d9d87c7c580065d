import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDocuments, complaintLine, loadDocuments } from '../../../scripts/codegen/api.ts';
import { artifactsSource } from '../../../scripts/codegen/parts.ts';
import { ArtifactStore } from '../../../src/console/artifacts/artifact-store.ts';
import { createDataProvider } from '../../../src/console/data/data-provider.ts';
import { createTransport } from '../../../src/console/data/transport.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import type { Caller } from '../../support/caller.ts';

/** Rooms and bookings, without a line of code: the console's own way to the server, and the server itself. */

const schemas = ['tests/engine/library/schemas', 'tests/engine/rooms/schemas'];

let app: TestApp;
let admin: Caller;
let provider: ReturnType<typeof createDataProvider>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp({ schemas });
  admin = await app.as(app.actor({ permissions: ['manage_rooms'] }));
  const transport = createTransport({
    fetch: (async (url: RequestInfo | URL, init?: RequestInit) => throughServer(String(url), init)) as typeof fetch,
    resume: async () => false,
  });
  provider = createDataProvider(new ArtifactStore(artifactsSource(app.artifacts)), transport);
  const rooms = [
    { name: 'Banyan', seats: 12, price: 2.5, floor: 'ground', level: 1, projector: true, opened: '2024-01-01' },
    { name: 'Neem', seats: 4, price: 10, floor: 'first', level: 2, projector: false, opened: '2025-06-01' },
    { name: 'Oak', seats: 120, level: 2, opened: '2026-03-01' },
  ];
  for (const data of rooms) ids[data.name] = (await provider.create('rooms/room', { data })).data.id;
  const bookings = [
    { purpose: 'Choir', room: ids.Banyan, day: '2026-01-10', people: 10, private: true },
    { purpose: 'Chess', room: ids.Neem, day: '2026-01-20', people: 2, private: false },
    { purpose: 'Debate', room: ids.Banyan, day: '2026-02-01', people: 21 },
  ];
  for (const data of bookings) await provider.create('rooms/booking', { data });
});
afterAll(async () => {
  expect(app.failures).toEqual([]);
  await app.close();
});

async function throughServer(url: string, { method = 'GET', body, headers }: RequestInit = {}): Promise<Response> {
  const packed = new Response(body ?? null);
  const type: Record<string, string> =
    body instanceof FormData ? { 'content-type': packed.headers.get('content-type') ?? '' } : {};
  const payload = body === undefined ? undefined : Buffer.from(await packed.arrayBuffer());
  const sent = { ...(headers as Record<string, string>), ...type };
  const answer = await admin.request(method, url, { headers: sent, body: payload });
  const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers: given });
}

const asked = (filter: object, meta?: object) => ({
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
  filter,
  meta,
});

/** As the drawer sends it: chosen texts, in lists. */
async function found(resource: string, field: string, filter: object, meta?: object): Promise<string[]> {
  const { data } = await provider.getList(resource, asked(filter, meta));
  return data.map((row) => String(row[field])).sort();
}

it('is nothing that check complains about', () => {
  const lines = checkDocuments(loadDocuments(schemas)).map(complaintLine);
  expect(lines.filter((line) => line.startsWith('tests/engine/rooms/'))).toEqual([]);
});

describe('a list over simple REST', () => {
  it.each<[string, object, string[]]>([
    ['a part of a text', { name_like: ['an'] }, ['Banyan']],
    ['a part of a number', { seats_like: ['2'] }, ['Banyan', 'Oak']],
    ['a whole text', { name: ['Neem'] }, ['Neem']],
    ['options', { floor: ['ground', 'first'] }, ['Banyan', 'Neem']],
    ['options that are numbers', { level: ['2'] }, ['Neem', 'Oak']],
    ['yes or no', { projector: ['true'] }, ['Banyan']],
    ['the ends of numbers', { seats_gte: ['5'], seats_lte: ['50'] }, ['Banyan']],
    ['the ends of days', { opened_gte: ['2025-01-01'], opened_lte: ['2025-12-31'] }, ['Neem']],
    ['the search', { search: 'an' }, ['Banyan']],
    ['the search for a number', { search: '120' }, ['Oak']],
  ])('is filtered by %s', async (_what, filter, names) => {
    expect(await found('rooms/room', 'name', filter)).toEqual(names);
  });

  it('shows only what the screen sends', async () => {
    expect(await found('rooms/booking', 'purpose', {}, { values: { room: ids.Banyan } })).toEqual(['Choir', 'Debate']);
    expect(await found('rooms/booking', 'purpose', {}, { values: { room: undefined } })).toHaveLength(3);
  });
});

describe('a list over a call', () => {
  const meta = { calls: { list: 'rooms/booking.list' } };
  it.each<[string, () => object, string[]]>([
    ['search', () => ({ purpose: ['ch'] }), ['Chess', 'Choir']],
    ['search over a number', () => ({ people: ['2'] }), ['Chess', 'Debate']],
    ['in, of numbers', () => ({ peopleIs: ['10', '21'] }), ['Choir', 'Debate']],
    ['from', () => ({ from: ['2026-01-15'] }), ['Chess', 'Debate']],
    ['to', () => ({ to: ['2026-01-15'] }), ['Choir']],
    ['equal, of a relation', () => ({ room: [ids.Neem] }), ['Chess']],
    ['equal, yes or no', () => ({ private: ['false'] }), ['Chess']],
    ['from, of a time', () => ({ made: ['2020-01-01'] }), ['Chess', 'Choir', 'Debate']],
    ['from, of a time to come', () => ({ made: ['2999-01-01'] }), []],
  ])('is filtered by %s', async (_is, filter, names) => {
    expect(await found('rooms/booking', 'purpose', filter(), meta)).toEqual(names);
  });
});

it('lists by a call whose path says of what', async () => {
  const meta = { calls: { list: 'rooms/room.bookings' }, values: { room: ids.Neem } };
  expect(await found('rooms/booking', 'purpose', {}, meta)).toEqual(['Chess']);
});

it('knows the values in use of a field, each once, those that are searched for, and no more than it says', async () => {
  const used = async (search: string) => {
    const query = { field: 'purpose', raw_search_string: search };
    const { status, body } = await admin.request('GET', '/rooms-desk/bookings/values', { query });
    expect(status).toBe(200);
    return body.data.map(({ value }: { value: string }) => value);
  };
  expect(await used('ch')).toEqual(['Chess', 'Choir']);
  expect(await used('')).toHaveLength(3);
  expect((await admin.request('GET', '/rooms-desk/bookings/values', { query: { field: 'room' } })).status).toBe(400);
});

it('has one main booking of a room at most, also of those that become it at once', async () => {
  const mains = async () =>
    (await app.rows('select purpose, room, version from booking where main order by purpose')).map(
      ({ purpose }) => purpose,
    );
  const of = await app.rows("select id, purpose, version from booking where purpose in ('Choir', 'Chess', 'Debate')");
  const make = (purpose: string) => {
    const row = of.find((one) => one.purpose === purpose);
    return admin.request('PUT', `/api/rooms/booking/${row?.id}`, { body: { main: true } });
  };
  expect((await make('Choir')).status).toBe(200);
  expect((await make('Chess')).status).toBe(200);
  expect(await mains()).toEqual(['Chess', 'Choir']);
  expect((await make('Debate')).status).toBe(200);
  expect(await mains()).toEqual(['Chess', 'Debate']);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([make('Choir'), make('Debate')]);
    expect(await mains()).toHaveLength(2);
  }
  const body = { purpose: 'Dance', room: ids.Neem, main: true };
  const { data } = await provider.create('rooms/booking', { data: body });
  expect(await mains()).not.toContain('Chess');
  await provider.delete('rooms/booking', { id: data.id, previousData: data });
});

describe('a picture over simple REST', () => {
  it('is sent as a file, written anew, served, kept, replaced and taken away', async () => {
    const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const picture = `data:image/png;base64,${png.toString('base64')}`;
    const room = (await provider.create('rooms/room', { data: { name: 'Pine', seats: 8, projector: true, picture } }))
      .data;
    expect(room).toMatchObject({ name: 'Pine', seats: 8, projector: true });
    expect(room.picture).toMatch(/^\/pictures\//);
    const served = await admin.request('GET', room.picture);
    expect([served.status, served.headers['content-type']]).toEqual([200, 'image/png']);

    const previousData = room;
    const same = (await provider.update('rooms/room', { id: room.id, data: { ...room, seats: 10 }, previousData }))
      .data;
    expect(same.picture).toBe(room.picture);
    const other = (await provider.update('rooms/room', { id: room.id, data: { picture }, previousData: same })).data;
    expect(other.picture).not.toBe(room.picture);
    expect((await admin.request('GET', room.picture)).status).toBe(404);
    const without = { id: room.id, data: { picture: null }, previousData: other };
    const none = (await provider.update('rooms/room', without)).data;
    expect(none.picture ?? null).toBeNull();
    expect((await admin.request('GET', other.picture)).status).toBe(404);
  });

  it('is refused with its own sentence at its field', async () => {
    const picture = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
    const refused = await provider
      .create('rooms/room', { data: { name: 'Ash', picture } })
      .catch((error) => error.body);
    expect([refused.status, refused.errors]).toEqual([400, { picture: ['That is no picture.'] }]);
  });
});

it('refuses a second record of what is to be unique, in the words of the entity', async () => {
  const refused = await provider.create('rooms/room', { data: { name: 'oak' } }).catch((error) => error.body);
  const text = 'Another room has this name.';
  expect([refused.status, refused.message, refused.errors]).toEqual([409, text, { name: [text] }]);
});

describe('the name of a related record', () => {
  const sorted = async (order: 'ASC' | 'DESC', more: object = {}) => {
    const { data } = await provider.getList('rooms/booking', {
      ...asked({}, { calls: {}, ...more }),
      sort: { field: 'room__name', order },
    });
    return data.map((row) => row.room__name);
  };
  it.each([
    ['over simple REST', {}],
    ['over a call', { calls: { list: 'rooms/booking.list' } }],
  ])('sorts a list %s', async (_, meta) => {
    expect(await sorted('ASC', meta)).toEqual(['Banyan', 'Banyan', 'Neem']);
    expect(await sorted('DESC', meta)).toEqual(['Neem', 'Banyan', 'Banyan']);
  });

  it('sorts what is far from the start, and what a search finds', async () => {
    const query = { sort: '["room__name","DESC"]', range: '[100,109]' };
    expect((await admin.request('GET', '/api/rooms/booking', { query })).status).toBe(200);
    const found = { sort: '["room__name","ASC"]', filter: '{"q":"ch"}' };
    const { body } = await admin.request('GET', '/api/rooms/booking', { query: found });
    expect(body.map((row: { purpose: string }) => row.purpose)).toEqual(['Choir', 'Chess']);
  });
});

it('deletes over simple REST what nobody has changed since', async () => {
  const { data } = await provider.create('rooms/room', { data: { name: 'Elm' } });
  const { id } = data;
  const remove = (previousData: typeof data) =>
    provider.delete('rooms/room', { id, previousData }).catch((error) => error.status);
  await provider.update('rooms/room', { id, data: { seats: 4 }, previousData: data });
  expect(await remove(data)).toBe(412);
  await remove({ ...data, version: data.version + 1 });
  expect(await provider.getOne('rooms/room', { id }).catch((error) => error.status)).toBe(404);
});

it('refuses a change of what someone else has changed since', async () => {
  const { data } = await provider.getOne('rooms/room', { id: ids.Oak });
  const change = (seats: number) =>
    provider.update('rooms/room', { id: ids.Oak, data: { seats, version: data.version }, previousData: data });
  await change(118);
  expect(await change(116).catch((error) => error.status)).toBe(412);
});
