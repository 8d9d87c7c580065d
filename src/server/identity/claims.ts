import * as client from 'openid-client';

interface Claims {
  issuer: string;
  subject: string;
  /** Lower case; null unless the provider says that the person has shown to own it. */
  email: string | null;
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;
type Said = Record<string, unknown>;

/** Who it is, from the signed ID token; its address, where that lacks it, from the provider's user info. */
export async function claimsOf(configuration: client.Configuration, tokens: Tokens): Promise<Claims> {
  const claims = tokens.claims();
  if (!claims) throw new client.ClientError('there is no ID token');
  const { iss: issuer, sub: subject } = claims;
  const asks = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const said: Said = asks ? await client.fetchUserInfo(configuration, tokens.access_token, subject) : claims;
  return { issuer, subject, email: verifiedEmail(said) };
}

/** `xms_edov` is what Microsoft calls an address whose domain the organization owns. */
function verifiedEmail({ email, email_verified, xms_edov }: Said): string | null {
  const isVerified = isTrue(email_verified) || isTrue(xms_edov) || xms_edov === 1 || xms_edov === '1';
  return isVerified && typeof email === 'string' && email.length <= 254 ? email.trim().toLowerCase() : null;
}

const isTrue = (value: unknown): boolean => value === true || value === 'true';
