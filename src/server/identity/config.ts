import { isIssuer, type ProviderConfig } from './providers.ts';

interface Known {
  name: string;
  label: string;
  /** Of the environment variables: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER. */
  prefix: string;
  issuer?: string;
}

const providers: readonly Known[] = [
  { name: 'google', label: 'Google', prefix: 'GOOGLE', issuer: 'https://accounts.google.com' },
  {
    name: 'microsoft',
    label: 'Microsoft',
    prefix: 'MICROSOFT',
    issuer: 'https://login.microsoftonline.com/organizations/v2.0',
  },
  { name: 'oidc', label: 'single sign-on', prefix: 'OIDC' },
];

/** Providers whose client id and secret the operator has set. Throws a sentence about what is set by half. */
export function readProviders(env: NodeJS.ProcessEnv, production: boolean): ProviderConfig[] {
  return providers.flatMap(({ name, label, prefix, issuer: usual }) => {
    const given = (part: string) => env[`${prefix}_${part}`]?.trim() || undefined;
    const [clientId, clientSecret] = [given('CLIENT_ID'), given('CLIENT_SECRET')];
    if (!clientId && !clientSecret) return [];
    if (!clientId || !clientSecret)
      throw new TypeError(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET must be set together.`);
    const issuer = given('ISSUER') ?? usual;
    if (!issuer) throw new TypeError(`${prefix}_CLIENT_ID needs ${prefix}_ISSUER, the address of the provider.`);
    if (!isIssuer(issuer, production))
      throw new TypeError(
        `${prefix}_ISSUER must be an address that begins with https://, such as https://id.example.com, not "${issuer}".`,
      );
    return [{ name, label: given('LABEL') ?? label, issuer, clientId, clientSecret }];
  });
}
