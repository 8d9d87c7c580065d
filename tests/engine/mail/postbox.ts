import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  message: string;
}

/** A real SMTP server; `refuse` answers a recipient's address with a failure (`550`, `550 5.1.1`) or keeps it waiting. */
export class Postbox {
  private readonly port: number;
  readonly received: Received[] = [];
  refuse: (address: string) => string | undefined | Promise<undefined> = () => undefined;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: async ({ address }, _session, done) => {
      const refusal = await this.refuse(address);
      const [code, detail = ''] = (refusal ?? '').split(' ');
      done(refusal ? Object.assign(new Error(`${detail} refused`.trim()), { responseCode: Number(code) }) : null);
    },
    onData: (stream, session, done) => {
      let message = '';
      stream.on('data', (chunk: Buffer) => {
        message += chunk.toString();
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        this.received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map((one) => one.address), message });
        done();
      });
    },
  });

  constructor(port: number) {
    this.port = port;
  }

  open = () =>
    new Promise<void>((resolve, reject) => {
      this.server.on('error', reject);
      this.server.listen(this.port, '127.0.0.1', resolve);
    });
  close = () => new Promise<void>((resolve) => this.server.close(resolve));
}
