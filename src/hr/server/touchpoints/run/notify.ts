import { stageKinds } from '../../../rules/stage-kinds.ts';
import { type AlertSource, raiseAlerts } from '../../people/alert/alerts.ts';
import { whoManages } from '../../people/alert/who-manages.ts';
import type { Orphan } from './decide.ts';
import type { Day } from './plan.ts';

/** Once for each touchpoint, until its chats have gone on. */
export async function notifyOfOrphans(
  source: AlertSource,
  { company }: Day,
  orphans: readonly Orphan[],
): Promise<void> {
  if (orphans.length === 0) return;
  for (const { id, title, type, held } of orphans) {
    const { permission, route } = stageKinds[type];
    const to = await whoManages(source, company, permission);
    await raiseAlerts(source, {
      company,
      to,
      kind: 'touchpoint',
      text: 'touchpoints/run.sender-left',
      params: { title, held },
      link: `/${route}/edit/${id}`,
    });
  }
}
