import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../support/caller.ts';
import { multipart, type Part } from '../../support/multipart.ts';
import { patience } from '../../support/patience.ts';
import { artifacts } from '../../support/product-app.ts';
import { permissionsOf, type World, world } from '../matrix/world.ts';
import { type Animal, zoo } from './zoo.ts';

/** Files of every kind, sent as a picture of a person and of a company: taken exactly as declared, always written anew. */

let on: World;
let caller: Caller;
let me: string;
let animals: Animal[];

beforeAll(async () => {
  on = await world();
  const actor = on.person({ type: 'SuperAdmin', permissions: permissionsOf(artifacts) });
  me = actor.id;
  caller = await on.app.as(actor);
  animals = await zoo();
}, patience);
afterAll(() => on.close());

const routes = {
  'people/user/update': { field: 'profilePicture', params: () => ({ id: me }), holder: 'message', format: 'jpeg' },
  'company/profile.update': {
    field: 'company_logo',
    params: () => ({ companyId: on.acme }),
    holder: 'data',
    format: 'png',
  },
} as const;
type Route = keyof typeof routes;

const send = (route: Route, parts: readonly Part[]) =>
  caller.call(route, { params: routes[route].params(), ...multipart(parts) });

const kept = async () => (await on.app.rows('select id from picture')).length;

/** What stands there of it says nothing but pixels. */
async function faultOfKept(path: string, format: string): Promise<string | null> {
  const [row] = await on.app.rows(`select type, encode(bytes, 'base64') as bytes from picture where id = $1`, [
    path.replace('/pictures/', ''),
  ]);
  if (!row) return 'nothing is kept';
  const bytes = Buffer.from(String(row.bytes), 'base64');
  const found = await sharp(bytes).metadata();
  if (found.format !== format || row.type !== `image/${format}`) return `${found.format} is kept as ${row.type}`;
  if (found.exif || found.xmp || found.iptc || found.icc || found.comments?.length) return 'more than pixels is kept';
  return /<script|evil\.html|<svg/i.test(bytes.toString('latin1')) ? 'what was hidden in it is kept' : null;
}

async function fault(route: Route, { file, name, type, taken }: Animal): Promise<string | null> {
  const { field, holder, format } = routes[route];
  const before = await kept();
  const { status, body } = await send(route, [{ name: field, file, filename: name, type }]);
  if (!taken) {
    if (![400, 413].includes(status)) return `answered ${status}`;
    return (await kept()) === before ? null : 'something is left of it';
  }
  if (status !== 200) return `answered ${status} ${JSON.stringify(body)}`;
  return faultOfKept(String(body[holder][field]), format);
}

describe.each(Object.keys(routes) as Route[])('%s', (route) => {
  it(
    'takes pictures, and nothing else',
    async () => {
      const rss = process.memoryUsage().rss;
      let peak = rss;
      const wrong: string[] = [];
      for (const animal of animals) {
        const found = await fault(route, animal);
        if (found) wrong.push(`${animal.what}: ${found}`);
        peak = Math.max(peak, process.memoryUsage().rss);
      }
      const grown = Math.round((peak - rss) / 1e6);
      console.log(`G14 uploads: ${route}: ${animals.length} files, ${wrong.length} wrong, memory +${grown} MB at most`);
      expect(wrong).toEqual([]);
      expect(animals.length).toBeGreaterThanOrEqual(60);
      expect(grown).toBeLessThan(200);
      expect(on.app.failures).toEqual([]);
    },
    patience,
  );

  it('takes one file, in a form that ends', async () => {
    const { field } = routes[route];
    const { file } = animals[0] as Animal;
    const one: Part = { name: field, file, filename: 'me.png', type: 'image/png' };
    const many = Array.from({ length: 1000 }, (_, index): Part => ({ name: `x${index}`, text: 'x' }));
    const before = await kept();
    const forms: Part[][] = [
      [one, one],
      [one, { ...one, name: 'other' }],
      [{ ...one, name: 'skills' }],
      [...many, one],
      [one, { name: field, text: '' }],
      [one, { name: '__proto__', text: 'x' }],
      [one, { name: 'skills', text: 'x'.repeat(200_000) }],
    ];
    for (const parts of forms) {
      const { status } = await send(route, parts);
      expect([400, 413]).toContain(status);
    }
    const whole = multipart([one]);
    const ask = (body: Buffer) => caller.call(route, { params: routes[route].params(), body, headers: whole.headers });
    expect((await ask(whole.body.subarray(0, whole.body.length - 30))).status).toBe(400);
    // A form with nothing in it changes nothing.
    for (const body of [Buffer.from('--x\r\n'), Buffer.alloc(0)])
      expect([200, 400]).toContain((await ask(body)).status);
    expect(await kept()).toBe(before);
    expect(on.app.failures).toEqual([]);
  });
});

describe('the suite itself', () => {
  it('sees a picture that was kept as it came', async () => {
    const hiding = animals.filter(({ what }) => /EXIF|script behind|text chunk/.test(what));
    expect(hiding).toHaveLength(3);
    for (const { file, type } of hiding) {
      const id = crypto.randomUUID();
      await on.app.rows(`insert into picture (company_id, id, type, bytes) values ($1, $2, $3, decode($4, 'base64'))`, [
        on.acme,
        id,
        type,
        Buffer.from(file).toString('base64'),
      ]);
      expect(await faultOfKept(`/pictures/${id}`, type.slice(6))).not.toBeNull();
    }
  });
});
