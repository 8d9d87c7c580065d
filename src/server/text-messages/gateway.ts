import type { FastifyBaseLogger } from 'fastify';
import type { TextMessageService } from '../services.ts';

const patience = 10_000;

/** Any gateway that takes `POST {to, text}` as JSON, with a bearer token if it wants one. The text is never logged. */
export function textGateway(
  { url, token }: { url: string; token?: string },
  log: FastifyBaseLogger,
): TextMessageService {
  async function deliver(to: string, text: string): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`);
  }
  return {
    send: (to, text) => {
      deliver(to, text).catch((error) =>
        log.error({ reason: (error as Error).message, outage: true }, 'a text message was not sent'),
      );
    },
  };
}
