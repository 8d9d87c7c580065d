import type { Socket } from 'node:net';
import { errorBody } from '../../shared/errors/body.ts';
import { engineErrors } from '../../shared/errors/engine.ts';
import type { Texts } from '../calls/texts.ts';
import { headersOf } from './headers.ts';

/**
 * What cannot be read as HTTP reaches no route and no hook: it is answered on the socket itself, in the one shape and
 * with the headers of every answer.
 */
export function unreadable(texts: Texts, https: boolean) {
  const { status, message } = engineErrors.Invalid;
  const body = JSON.stringify(errorBody(status, 'Invalid', texts(message), {}));
  const headers = {
    ...headersOf(https),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = `HTTP/1.1 ${status} Bad Request\r\n${head.join('')}\r\n${body}`;
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && !socket.destroyed && socket.writable) socket.write(answer);
    socket.destroySoon();
  };
}
