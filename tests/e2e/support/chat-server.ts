import { join } from 'node:path';
import { root } from '../../../scripts/bootstrap/place.mjs';
import { drink, met, runServer, scale, words } from '../../hr/support/runs.ts';

/**
 * The demo in a process of its own, whose clock stands on the day on which someone's check-in is due: says `ready` once
 * the job that starts check-ins has run.
 */
const port = Number(process.env.PORT);
const server = await runServer({
  employees: 30,
  config: { origin: `http://localhost:${port}`, console: join(root, '.build/console') },
});
await server.joins('2025-12-29', { first_name: 'Asha', last_name: 'Verma', display_name: 'Asha Verma' });
const stage = await server.live({ title: 'Seventh day', questions: [scale, words, met, drink] });
await server.joins('2026-01-10', { first_name: 'Ravi', display_name: 'Ravi Later' });
await server.run();
await server.app.listen({ port, host: '127.0.0.1' });
console.log(`ready ${stage}`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
