import { createTransport } from 'nodemailer';
import pg from 'pg';

/** The yardstick of the outbox: takes mails, sends each, notes it. `tsx plain-outbox.ts <database> <SMTP port>` */

const [databaseUrl, port] = process.argv.slice(2) as [string, string];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
const transport = createTransport({
  host: '127.0.0.1',
  port: Number(port),
  pool: true,
  maxConnections: 4,
  ignoreTLS: true,
});

async function sendOne(): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query(
      'SELECT id, to_address, subject, html, text FROM plain.outbox WHERE sent_at IS NULL LIMIT 1 FOR UPDATE SKIP LOCKED',
    );
    const [mail] = rows;
    if (mail) {
      const { to_address: to, subject, html, text } = mail;
      await transport.sendMail({ from: 'no-reply@example.com', to, subject, html, text });
      await client.query('UPDATE plain.outbox SET sent_at = now() WHERE id = $1', [mail.id]);
    }
    await client.query('COMMIT');
    return mail !== undefined;
  } finally {
    client.release();
  }
}

const lane = async () => {
  while (await sendOne());
};
await Promise.all([lane(), lane(), lane(), lane()]);
// It is ended from outside, so that what it used can be read.
setInterval(() => {}, 60_000);
