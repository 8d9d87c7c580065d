import type { Config } from './config.ts';

/** What works without it and is easily forgotten. Told at the start and at `/readyz`; a demo is meant to be so. */
export function productionRemarks({
  production,
  smtpUrl,
  databaseUrl,
}: Pick<Config, 'production' | 'smtpUrl' | 'databaseUrl'>): string[] {
  if (!production) return [];
  return [
    ...(smtpUrl ? [] : ['SMTP_URL is not set: mails stay in the outbox, codes and links by mail reach nobody.']),
    ...(databaseUrl
      ? []
      : ['DATABASE_URL is not set: the embedded database does not survive a power cut, and serves one process only.']),
  ];
}
