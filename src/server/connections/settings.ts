import { isIssuer } from '../identity/providers.ts';

/** What the operator says of providers that are connected to. */
export interface ConnectionSettings {
  /** By the provider's name. */
  clients: Readonly<Record<string, { id: string; secret: string }>>;
  /** Host → address that stands in its place: a national cloud, or the demo's sandbox. */
  sites: Readonly<Record<string, string>>;
}

/** Reads `CONNECT_NAME_ID`, `CONNECT_NAME_SECRET` and `CONNECT_SITES`. Throws a sentence about what is set by half. */
export function readConnections(env: NodeJS.ProcessEnv, production: boolean): ConnectionSettings {
  const clients: Record<string, { id: string; secret: string }> = {};
  const names = Object.keys(env).flatMap((key) => /^CONNECT_([A-Z]+)_(?:ID|SECRET)$/.exec(key)?.[1] ?? []);
  for (const name of new Set(names)) {
    const [id, secret] = [env[`CONNECT_${name}_ID`]?.trim(), env[`CONNECT_${name}_SECRET`]?.trim()];
    if (!id && !secret) continue;
    if (!id || !secret) throw new TypeError(`CONNECT_${name}_ID and CONNECT_${name}_SECRET must be set together.`);
    clients[name.toLowerCase()] = { id, secret };
  }
  return { clients, sites: readSites(env.CONNECT_SITES ?? '', production) };
}

/** `graph.microsoft.com=https://graph.microsoft.us slack.com=https://…` */
function readSites(given: string, production: boolean): Record<string, string> {
  const sites: Record<string, string> = {};
  for (const entry of given.split(/\s+/).filter(Boolean)) {
    const [host = '', site = ''] = entry.split(/=(.*)/s);
    if (!/^[a-z0-9.-]+$/.test(host) || !isIssuer(site, production))
      throw new TypeError(
        `CONNECT_SITES must be a list such as graph.microsoft.com=https://graph.microsoft.us, not "${entry}".`,
      );
    sites[host] = site.replace(/\/$/, '');
  }
  return sites;
}
