import type { Connector } from '../../../server/context.ts';
import type { Adapter } from './adapters/adapter.ts';
import { google, googleConnector } from './adapters/google.ts';
import { outlook, outlookConnector, teams, teamsConnector } from './adapters/microsoft.ts';
import { slack, slackConnector } from './adapters/slack.ts';

/** By the name that stands in paths; Teams is `microsoft` there. */
export const connectors = {
  slack: slackConnector,
  microsoft: teamsConnector,
  google: googleConnector,
  outlook: outlookConnector,
} satisfies Record<string, Connector>;

export type ProviderName = keyof typeof connectors;

export const adapters: Readonly<Record<ProviderName, Adapter>> = { slack, microsoft: teams, google, outlook };
