import { join } from 'node:path';
import { root } from '../../../scripts/bootstrap/place.mjs';
import { runServer } from '../../hr/support/runs.ts';

/**
 * The demo in a process of its own, which hands its mails to the server of `SMTP_URL`. At SIGUSR2 someone joins whose
 * check-in is due, and the job that starts check-ins runs.
 */
const port = Number(process.env.PORT);
const server = await runServer({
  employees: 30,
  config: {
    origin: `http://localhost:${port}`,
    console: join(root, '.build/console'),
    smtpUrl: process.env.SMTP_URL,
  },
});
await server.live({ title: 'Seventh day' });
process.on('SIGUSR2', () => {
  const more = { first_name: 'Zoë', last_name: 'Lindqvist', display_name: 'Zoë Lindqvist', email: 'zoe@acme.example' };
  void server.joins('2025-12-29', more).then(() => server.run());
});
await server.app.listen({ port, host: '127.0.0.1' });
console.log('ready');
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
