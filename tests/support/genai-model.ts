import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GenaiSettings } from '../../src/server/genai/settings.ts';

// biome-ignore lint/suspicious/noExplicitAny: what goes over the wire is looked into in every shape
type Wire = any;

export interface Question {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Wire;
}

/** What the service says: the text of an answer, a message, or all of it by hand. */
export type Reply =
  | { content: unknown }
  | { message: object; finish_reason?: string }
  | { raw(response: ServerResponse, question: Question): void };

export interface Model {
  settings: GenaiSettings;
  /** All that was ever asked, anywhere on this server. */
  asked: Question[];
  /** What it says from now on; a list is said one after the other. */
  says(...replies: ((question: Question) => Reply)[]): void;
  close(): void;
}

/** A service as the wire has it: on this machine, over HTTP, doing whatever it is told to do. */
export async function startModel(): Promise<Model> {
  const asked: Question[] = [];
  let replies: ((question: Question) => Reply)[] = [honest];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const question: Question = {
      method: String(request.method),
      url: String(request.url),
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
    };
    asked.push(question);
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? honest;
    answer(response, question, reply(question));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      url: `http://127.0.0.1:${port}/v1/chat/completions`,
      key: 'sk-of-the-test',
      model: 'obedient-1',
      prices: { sent: 2, answered: 10 },
      seconds: 2,
      isPrivate: true,
    },
    asked,
    says: (...next) => {
      replies = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, question: Question, reply: Reply): void {
  if ('raw' in reply) {
    reply.raw(response, question);
    return;
  }
  const message =
    'message' in reply
      ? reply.message
      : {
          role: 'assistant',
          content: typeof reply.content === 'string' ? reply.content : JSON.stringify(reply.content),
        };
  const finish_reason = ('message' in reply && reply.finish_reason) || 'stop';
  json(response, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    model: question.body.model,
    choices: [{ index: 0, finish_reason, message }],
    usage: { prompt_tokens: 500, completion_tokens: 100, total_tokens: 600 },
  });
}

export const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const sentIn = ({ body }: Question): { words: string[]; drivers: { driver: string; average: number }[] } =>
  JSON.parse(body.messages[1].content);

/** One theme of the first words, as it was asked for. */
export const honest = (question: Question): Reply => {
  const { words, drivers } = sentIn(question);
  const theme = {
    words: words.slice(0, 3),
    drivers: drivers.slice(0, 1).map(({ driver }) => driver),
    measure: 'listen',
  };
  return { content: { themes: [theme] } };
};
