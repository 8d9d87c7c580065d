import type { FastifyRequest } from 'fastify';
import type { Grant, ProviderName, State } from './state.ts';

/** Whose token a request carries; undefined for one that is not good, or of another provider. */
export function bearerOf(state: State, request: FastifyRequest, ...of: ProviderName[]): Grant | undefined {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const grant = state.byAccess(token);
  return grant && of.includes(grant.provider) ? grant : undefined;
}
