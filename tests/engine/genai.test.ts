import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGenai } from '../../src/server/genai/completions.ts';
import type { GenaiFault } from '../../src/server/genai/contract.ts';
import { json, type Model, type Reply, startModel } from '../support/genai-model.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['word'],
  properties: { word: { type: 'string', enum: ['yes', 'no'] } },
};
const asked = { instructions: 'Answer.', text: '{}', schema };
let model: Model;
beforeAll(async () => {
  model = await startModel();
});
beforeEach(() => {
  model.asked.length = 0;
});
afterAll(() => model.close());

const ask = (reply: Reply, more: Partial<Model['settings']> = {}, signal?: AbortSignal) => {
  model.says(() => reply);
  return createGenai({ ...model.settings, ...more }).ask(asked, signal);
};
const raw = (write: (response: ServerResponse) => void): Reply => ({ raw: write });
const status = (code: number, headers: Record<string, string> = {}): Reply =>
  raw((response) => response.writeHead(code, headers).end('{"error":{"message":"sk-of-the-test"}}'));

describe('a service that completes texts', () => {
  it('is given instructions, text and the form of its answer, with our key and no tools', async () => {
    expect(await ask({ content: { word: 'yes' } })).toEqual({
      value: { word: 'yes' },
      usage: { sent: 500, answered: 100, cost: 0.002 },
    });
    expect(model.asked).toHaveLength(1);
    const [{ method, url, headers, body } = model.asked[0] as never] = model.asked;
    expect([method, url, headers?.authorization]).toEqual([
      'POST',
      new URL(model.settings.url).pathname,
      'Bearer sk-of-the-test',
    ]);
    expect(body).toEqual({
      model: 'obedient-1',
      temperature: 0,
      messages: [
        { role: 'system', content: 'Answer.' },
        { role: 'user', content: '{}' },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
    });
  });

  it('costs nothing known without prices, and what it says of tokens is held to numbers', async () => {
    expect((await ask({ content: { word: 'no' } }, { prices: undefined })).usage.cost).toBeNull();
    const odd = raw((response) =>
      json(response, {
        choices: [{ finish_reason: 'stop', message: { content: '{"word":"no"}' } }],
        usage: { prompt_tokens: -5, completion_tokens: '1e9' },
      }),
    );
    expect((await ask(odd)).usage).toEqual({ sent: 0, answered: 0, cost: 0 });
  });

  const whole = { finish_reason: 'stop', message: { content: '{"word":"yes"}' } };
  it.each<[string, Reply, GenaiFault['kind'], number?]>([
    ['401', status(401), 'denied'],
    ['403', status(403), 'denied'],
    ['400', status(400), 'refused'],
    ['404', status(404), 'refused'],
    ['429', status(429), 'limited'],
    ['429 with Retry-After', status(429, { 'retry-after': '7' }), 'limited', 7],
    ['500', status(500), 'down'],
    ['503 with Retry-After', status(503, { 'retry-after': '3' }), 'down', 3],
    ['504', status(504), 'timeout'],
    ['a redirect', status(307, { location: 'http://127.0.0.1:1/' }), 'elsewhere'],
    ['silence', raw(() => {}), 'timeout'],
    ['half an answer', raw((response) => response.writeHead(200).write('{"choices":')), 'timeout'],
    ['a cut line', raw((response) => response.destroy()), 'down'],
    ['no JSON', raw((response) => response.end('<html>')), 'malformed'],
    ['nothing', raw((response) => response.end()), 'malformed'],
    ['a list', raw((response) => json(response, [])), 'malformed'],
    ['a long answer', raw((response) => response.end('x'.repeat(70_000))), 'malformed'],
    ['no choice', raw((response) => json(response, { choices: [] })), 'malformed'],
    ['two choices', raw((response) => json(response, { choices: [whole, whole] })), 'malformed'],
    ['a message without words', { message: { content: null } }, 'malformed'],
    ['words in parts', { message: { content: [{ type: 'text', text: '{"word":"yes"}' }] } }, 'malformed'],
    ['a refusal', { message: { content: '{"word":"yes"}', refusal: 'no' } }, 'malformed'],
    ['a tool', { message: { content: '{"word":"yes"}', tool_calls: [{ id: '1' }] } }, 'malformed'],
    ['a function', { message: { content: '{"word":"yes"}', function_call: { name: 'a' } } }, 'malformed'],
    ['an answer cut off', { message: { content: '{"word":"yes"}' }, finish_reason: 'length' }, 'malformed'],
    ['a filtered answer', { message: { content: '{"word":"yes"}' }, finish_reason: 'content_filter' }, 'malformed'],
    ['prose', { content: 'Sure! {"word":"yes"}' }, 'malformed'],
    ['a fence', { content: '```json\n{"word":"yes"}\n```' }, 'malformed'],
    ['another word', { content: { word: 'perhaps' } }, 'malformed'],
    ['a further key', { content: { word: 'yes', more: 1 } }, 'malformed'],
    ['its key missing', { content: {} }, 'malformed'],
    ['a prototype', { content: '{"word":"yes","__proto__":{"word":"no"}}' }, 'malformed'],
  ])('fails as it should with %s', async (_what, reply, kind, retryAfter) => {
    const error = await ask(reply, { seconds: 1 }).catch((thrown) => thrown);
    expect({ kind: error.kind, retryAfter: error.retryAfter }).toEqual({ kind, retryAfter });
    expect(`${error.message} ${error.stack}`).not.toMatch(/sk-of-the-test|yes/);
  });

  it('is paid for an answer that is of no use', async () => {
    const error = await ask({ content: {} }).catch((thrown) => thrown);
    expect(error.usage).toEqual({ sent: 500, answered: 100, cost: 0.002 });
  });

  it('is not asked in a private network unless the operator says so', async () => {
    const error = await ask({ content: { word: 'yes' } }, { isPrivate: false }).catch((thrown) => thrown);
    expect([error.kind, model.asked]).toEqual(['elsewhere', []]);
  });

  it('is left when the process ends', async () => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), 100);
    const error = await ask(
      raw(() => {}),
      { seconds: 30 },
      ending.signal,
    ).catch((thrown) => thrown);
    expect(error.kind).toBe('timeout');
  });
});
