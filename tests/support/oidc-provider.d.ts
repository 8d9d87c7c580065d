/** The package has no types of its own; this is as much as `openid-provider.ts` uses. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Context {
    oidc: { client: { clientId: string }; account: { accountId: string }; params: { scope: string } };
    body?: Record<string, unknown>;
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    readonly Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    on(event: 'grant.success', listener: (context: Context) => void): void;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): void;
  }

  export default Provider;
}
