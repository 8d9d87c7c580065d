import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';

export interface OpenidProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What it says of whom, by the name typed into its sign-in page. */
  people: Map<string, Record<string, unknown>>;
  /** Every token that it has given out. */
  tokens: Set<string>;
  /** Signs someone in at its page, as a browser would; answers the address to which the browser is sent back. */
  returnOf(address: string, login: string): Promise<URL>;
  close(): Promise<void>;
}

interface Options {
  redirectUris: string[];
  /** The address stands in the ID token; else only the user info tells it. */
  inIdToken?: boolean;
  port?: number;
  /** Made when none is given. */
  clientSecret?: string;
}

/** A real OpenID provider on this machine. Anyone who is known to it may sign in with any password, and consents. */
export async function openidProvider(options: Options): Promise<OpenidProvider> {
  const { redirectUris, inIdToken = false, port = 0 } = options;
  const oidc = await quietly(() => import('oidc-provider'));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people: OpenidProvider['people'] = new Map();
  const [clientId, clientSecret] = ['rapport', options.clientSecret ?? randomBytes(24).toString('base64url')];
  const tokens = new Set<string>();
  const provider = await quietly(
    async () => new oidc.default(issuer, configuration({ clientId, clientSecret, redirectUris, inIdToken, people })),
  );
  provider.on('grant.success', ({ body }) => {
    for (const name of ['access_token', 'id_token', 'refresh_token'])
      if (typeof body?.[name] === 'string') tokens.add(body[name]);
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    tokens,
    returnOf: (address, login) => signIn(issuer, address, login),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Setup extends Required<Pick<Options, 'redirectUris' | 'inIdToken'>> {
  clientId: string;
  clientSecret: string;
  people: OpenidProvider['people'];
}

function configuration({ clientId, clientSecret, redirectUris, inIdToken, people }: Setup): Record<string, unknown> {
  const client = (id: string) => ({
    client_id: id,
    client_secret: clientSecret,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'client_secret_post',
  });
  return {
    clients: [client(clientId), client('someone-else')],
    pkce: { required: () => true },
    conformIdTokenClaims: !inIdToken,
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name'] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    findAccount: (_context: unknown, login: string) =>
      people.has(login) && {
        accountId: login,
        claims: async () => ({ sub: login, ...people.get(login) }),
      },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    // Nobody is asked for consent.
    loadExistingGrant: async (context: {
      oidc: {
        provider: Provider;
        client: { clientId: string };
        session: { accountId: string };
      };
    }) => {
      const { oidc } = context;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Its warnings that this is no setup for production are true, and of no use here. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn, info } = console;
  console.warn = console.info = () => {};
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
}

async function signIn(issuer: string, address: string, login: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = new URL(address);
  let form: Record<string, string> | undefined;
  for (let hops = 0; hops < 10; hops += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const to = answer.headers.get('location');
    const text = await answer.text();
    form = undefined;
    if (to) next = new URL(to, next);
    else if (text.includes('name="login"')) form = { prompt: 'login', login, password: 'any' };
    else throw new Error(`the provider answered ${answer.status}: ${/<h1>(.*?)<\/h1>/s.exec(text)?.[1]?.trim()}`);
    if (next.origin !== issuer) return next;
  }
  throw new Error('the provider sent the browser round in circles');
}
