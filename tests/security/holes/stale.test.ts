import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience } from '../../support/patience.ts';
import { type ProductServer, productServer, signedIn } from '../../support/product-app.ts';

/** A stale If-Match is answered with the record as it is now: only to whom the record's gate lets in. */

let server: ProductServer;
beforeAll(async () => {
  server = await productServer();
}, patience);
afterAll(() => server.close());

describe("someone else's device", () => {
  it('is not shown by a tag that matches nothing', async () => {
    const other = await signedIn(server.app, 'employee@acme.example');
    const [device] = (await other.get('/api/account/device')).body as { id: string }[];
    const who = await signedIn(server.app, 'superadmin@acme.example');
    const answer = await who.ask('DELETE', `/api/account/device/${device?.id}`, undefined, { 'if-match': '"77"' });
    expect(answer.status).toBe(403);
    expect(answer.body.current).toBeUndefined();
    expect(JSON.stringify(answer.body)).not.toContain('userAgent');
  });

  it('is shown to its owner', async () => {
    const own = await signedIn(server.app, 'employee@acme.example');
    const [device] = (await own.get('/api/account/device')).body as { id: string }[];
    const answer = await own.ask('DELETE', `/api/account/device/${device?.id}`, undefined, { 'if-match': '"77"' });
    expect(answer).toMatchObject({ status: 412, body: { current: { id: device?.id } } });
  });
});
