import Fastify, { type FastifyInstance } from 'fastify';
import { consent } from './consent.ts';
import { google } from './google.ts';
import { graph } from './graph.ts';
import { keySet } from './id-token.ts';
import { overviewPage } from './pages.ts';
import { slack } from './slack.ts';
import { type Fault, type Options, providers, State } from './state.ts';
import { tokens } from './tokens.ts';

/** Hosts that it stands for; each is the first part of a path. */
const hosts = [
  'slack.com',
  'accounts.google.com',
  'oauth2.googleapis.com',
  'www.googleapis.com',
  'gmail.googleapis.com',
  'login.microsoftonline.com',
  'graph.microsoft.com',
] as const;

/** What the product has to be told, as in `CONNECT_SITES` and beside it. */
export function sandboxSettings(
  address: string,
  { clientId: id, clientSecret: secret }: Pick<Options, 'clientId' | 'clientSecret'>,
) {
  return {
    clients: Object.fromEntries(providers.map((name) => [name, { id, secret }])),
    sites: Object.fromEntries(hosts.map((host) => [host, `${address}/${host}`])),
  };
}

/**
 * Slack, Google and Microsoft for a demo and for tests: the same addresses, consent, tokens and answers as theirs, on this
 * machine, with what arrived to be read at `/`.
 */
export function createSandbox(options: Options): { app: FastifyInstance; state: State } {
  const state = new State(options);
  const app = Fastify({ logger: false, forceCloseConnections: true }) as unknown as FastifyInstance;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const told = new WeakMap<object, Fault>();
  app.addHook('onSend', async (request, reply) => {
    const fault = told.get(request);
    if (!fault) return undefined;
    reply.code(fault.status ?? 500);
    return fault.body ?? '{}';
  });
  app.addHook('onRequest', async (request, reply) => {
    const fault = state.fault(request.url);
    if (fault?.done) {
      told.set(request, fault);
      return undefined;
    }
    if (fault?.hangs) return reply.hijack();
    if (fault)
      return reply
        .code(fault.status ?? 500)
        .headers({ 'content-type': 'application/json', ...fault.headers })
        .send(fault.body ?? '{}');
    return undefined;
  });
  consent(app, state);
  tokens(app, state);
  keySet(app);
  slack(app, state);
  google(app, state);
  graph(app, state);
  overview(app, state);
  return { app, state };
}

function overview(app: FastifyInstance, state: State): void {
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      overviewPage(
        state.grants.map(({ id, provider, account, revoked }) => ({
          cells: [provider, account, revoked ? 'revoked' : 'in force'],
          buttons: [
            { label: 'Let its token expire', action: `/grants/${id}/expire` },
            { label: 'Revoke it', action: `/grants/${id}/revoke` },
          ],
        })),
        state.arrived.map(({ kind, provider, to, content, gone }) => ({
          cells: [gone ? `${kind}, cancelled` : kind, provider, to.join(', '), JSON.stringify(content).slice(0, 500)],
        })),
      ),
    ),
  );
  app.post<{ Params: { id: string; verb: string } }>('/grants/:id/:verb', (request, reply) => {
    const { id, verb } = request.params;
    const grant = state.grants.find((one) => one.id === id);
    if (grant && verb === 'expire') grant.expiresAt = 0;
    if (grant && verb === 'revoke') {
      grant.revoked = true;
      const tenant = state.tenants.get(grant.account);
      if (tenant) tenant.revoked = true;
    }
    return reply.redirect('/', 303);
  });
}
