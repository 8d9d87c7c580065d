import { and, eq } from 'drizzle-orm';
import { company as companies, connection } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';

/** Teams has a key of its own beside its name in paths. */
const keys = {
  slack: 'slack',
  microsoft: 'ms_teams',
  google: 'google',
  outlook: 'outlook',
  rapport: 'rapport',
} as const;

interface IntegrationViews {
  /** Channels of the company that work. */
  company_integrations: string[];
  /** Channels by key. */
  integrations: Record<string, boolean>;
  /** Channels that the operator has made ready. */
  integration_channels: string[];
}

/** The company's channels, as session and profile tell them: three views of one table. */
export async function integrationViews({
  db,
  company,
  connections,
}: Pick<CallContext, 'db' | 'company' | 'connections'>): Promise<IntegrationViews> {
  const rows = await db
    .select({ provider: connection.provider })
    .from(connection)
    .where(and(eq(connection.companyId, company), eq(connection.kind, 'channel'), eq(connection.state, 'connected')));
  const [own] = await db
    .select({ whatsapp: companies.notification_enabled })
    .from(companies)
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  const company_integrations: string[] = rows.map(({ provider }) => keys[provider]).sort();
  const channels = (['slack', 'microsoft'] as const).filter((name) => connections.configured.includes(name));
  return {
    company_integrations,
    integrations: {
      slack: company_integrations.includes('slack'),
      ms_teams: company_integrations.includes('ms_teams'),
      whatsapp: own?.whatsapp === true,
    },
    integration_channels: channels.map((name) => keys[name]),
  };
}
