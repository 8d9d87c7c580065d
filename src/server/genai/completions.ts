import { createOutbound, type Outbound, OutboundError, retryAfterOf } from '../outbound/outbound.ts';
import { type Genai, type GenaiAsked, GenaiFault, type GenaiFaultKind, type GenaiUsage } from './contract.ts';
import type { GenaiSettings } from './settings.ts';

/** Longest answer, in bytes. */
const most = 64 * 1024;
const mostTokens = 1_000_000_000;

type Json = Record<string, unknown>;

/** One address, which the operator has named: in the public internet, unless they say otherwise. */
export function createGenai(settings: GenaiSettings): Genai {
  const { url, key, model, seconds, isPrivate } = settings;
  const { origin, host } = new URL(url);
  const outbound = createOutbound({ destinations: [{ origin, named: isPrivate }], patience: seconds * 1000, most });
  return {
    host,
    model,
    async ask(asked, signal) {
      const answer = await outbound(url, {
        method: 'POST',
        signal,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${key}`,
          'content-type': 'application/json; charset=utf-8',
        },
        body: JSON.stringify(questionOf(model, asked)),
      }).catch(failed);
      if (!answer.ok) throw faultOf(answer);
      return answerOf(await answer.text(), asked.schema, settings);
    },
  };
}

/** It is given no tools, and the form of its answer. */
const questionOf = (model: string, { instructions, text, schema }: GenaiAsked): Json => ({
  model,
  temperature: 0,
  messages: [
    { role: 'system', content: instructions },
    { role: 'user', content: text },
  ],
  response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
});

function failed(error: unknown): never {
  const trouble = error instanceof OutboundError ? error.trouble : undefined;
  const kinds: Partial<Record<string, GenaiFaultKind>> = {
    timeout: 'timeout',
    'too-large': 'malformed',
    private: 'elsewhere',
    redirected: 'elsewhere',
    refused: 'elsewhere',
  };
  throw new GenaiFault(kinds[trouble ?? ''] ?? 'down');
}

/** RFC 9110, section 15; 429 is RFC 6585. */
function faultOf({ status, headers }: Awaited<ReturnType<Outbound>>): GenaiFault {
  if (status === 401 || status === 403) return new GenaiFault('denied');
  if (status === 429) return new GenaiFault('limited', { retryAfter: retryAfterOf(headers, new Date()) });
  if (status === 408 || status === 504) return new GenaiFault('timeout');
  return new GenaiFault(status >= 500 ? 'down' : 'refused', { retryAfter: retryAfterOf(headers, new Date()) });
}

/** Of a whole answer in words: one that calls for a tool, refuses or was cut off is none. */
async function answerOf(text: string, schema: GenaiAsked['schema'], settings: GenaiSettings) {
  const body = jsonOf(text);
  const usage = usageOf(body, settings);
  const [choice, second] = Array.isArray(body?.choices) ? (body.choices as unknown[]) : [];
  const { message, finish_reason } = recordOf(choice);
  const { content, tool_calls, function_call, refusal } = recordOf(message);
  const isWhole = finish_reason === 'stop' && second === undefined;
  const asksForMore =
    Boolean(function_call) || Boolean(refusal) || (Array.isArray(tool_calls) && tool_calls.length > 0);
  const value = typeof content === 'string' ? jsonOf(content) : undefined;
  if (!isWhole || asksForMore || value === undefined || !(await fits(schema, value)))
    throw new GenaiFault('malformed', { usage });
  return { value, usage };
}

const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

function jsonOf(text: string): Json | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** The compiler is loaded for those alone who have a model. */
async function fits(schema: GenaiAsked['schema'], value: unknown): Promise<boolean> {
  const { Ajv } = await import('ajv');
  return new Ajv({ strict: true, validateFormats: false }).compile(schema)(value) === true;
}

function usageOf(body: Json | undefined, { prices }: GenaiSettings): GenaiUsage {
  const { prompt_tokens, completion_tokens } = recordOf(body?.usage);
  const [sent, answered] = [countOf(prompt_tokens), countOf(completion_tokens)];
  return { sent, answered, cost: prices ? (sent * prices.sent + answered * prices.answered) / 1_000_000 : null };
}

const countOf = (given: unknown): number =>
  Number.isInteger(given) ? Math.min(Math.max(given as number, 0), mostTokens / 2) : 0;
