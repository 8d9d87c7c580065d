import * as client from 'openid-client';
import { type Outbound, OutboundError, retryAfterOf } from '../outbound/outbound.ts';
import { type Asked, type Connector, type FaultKind, ProviderFault } from './contract.ts';

/** Statuses as the providers use them: RFC 9110, section 15; 429 is RFC 6585. */
function kindOf(status: number): FaultKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'limited';
  return status >= 500 ? 'down' : 'refused';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One request to a provider's interface: its JSON, or a ProviderFault. */
export async function exchanged(
  outbound: Outbound,
  connector: Connector,
  { method = 'GET', url, json, form, headers }: Asked,
  access: string,
): Promise<Record<string, unknown>> {
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8';
  const answer = await outbound(url, {
    method,
    body,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${access}`,
      ...(body !== undefined && { 'content-type': type }),
      ...headers,
    },
  }).catch(failed);
  const said = await jsonOf(answer);
  if (!answer.ok) throw faultOf(answer, said);
  if (said === undefined) throw new ProviderFault('malformed', { status: answer.status });
  const trouble = connector.trouble?.(said);
  if (trouble) throw new ProviderFault(trouble.kind, { status: answer.status, code: trouble.code });
  return said;
}

/** Undefined: something else than a JSON object. */
async function jsonOf(answer: Response): Promise<Record<string, unknown> | undefined> {
  const text = await answer.text();
  if (text === '') return answer.ok ? {} : undefined;
  try {
    const said: unknown = JSON.parse(text);
    return isRecord(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

function faultOf(answer: Response, said: Record<string, unknown> | undefined): ProviderFault {
  const { status, headers } = answer;
  return new ProviderFault(kindOf(status), {
    status,
    retryAfter: retryAfterOf(headers, new Date()),
    code: codeOf(said),
  });
}

/** `{error: 'code'}`, or `{error: {code | status}}` as Graph and Google have it. */
function codeOf(said: Record<string, unknown> | undefined): string | undefined {
  const error = said?.error;
  const code = isRecord(error) ? (error.status ?? error.code) : error;
  return code === undefined ? undefined : String(code);
}

/** Of a way out that was not taken, or ended nowhere. */
function failed(error: unknown): never {
  const trouble = error instanceof OutboundError ? error.trouble : undefined;
  throw new ProviderFault(trouble === 'timeout' ? 'timeout' : trouble === 'too-large' ? 'malformed' : 'down');
}

/** The way out for openid-client: what the provider answers is brought into the standard's form first. */
export function tokenFetch(outbound: Outbound, connector: Connector): client.CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const sent = { method, headers, body: body == null ? undefined : String(body), signal };
    const answer = await outbound(url, sent).catch(failed);
    if (answer.status === 429 || answer.status >= 500) throw faultOf(answer, undefined);
    const said = await jsonOf(answer);
    if (!said) throw new ProviderFault('malformed', { status: answer.status });
    const plain = connector.asTokens?.(said) ?? said;
    const status = answer.ok && typeof plain.error === 'string' ? 400 : answer.status;
    return Response.json(plain, { status });
  };
}

/** What a token endpoint has answered instead of tokens (RFC 6749, 5.2), as a fault. */
export function tokenFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  const { cause } = error as { cause?: unknown };
  if (cause instanceof ProviderFault) return cause;
  if (error instanceof client.ResponseBodyError) {
    const { error: code, status } = error;
    return new ProviderFault(kindOfCode(code, status), { status, code });
  }
  return new ProviderFault('malformed');
}

/** RFC 6749, 5.2; of Microsoft's, those where someone has to come there again, and one that passes. */
const kinds: ReadonlyMap<string, FaultKind> = new Map([
  ['invalid_grant', 'unauthorized'],
  ['invalid_client', 'unauthorized'],
  ['unauthorized_client', 'forbidden'],
  ['consent_required', 'forbidden'],
  ['interaction_required', 'forbidden'],
  ['login_required', 'forbidden'],
  ['temporarily_unavailable', 'down'],
]);

const kindOfCode = (code: string, status: number): FaultKind =>
  status === 401 ? 'unauthorized' : (kinds.get(code) ?? 'refused');
