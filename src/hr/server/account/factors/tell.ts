import type { CallContext } from '../../../../server/context.ts';
import { browserName } from '../../../rules/browser-name.ts';
import { type Person, personDetails } from '../person.ts';

/** Told in any case, also to whoever did it: who did not, learns of it. */
export async function tellOfChange(context: CallContext, person: Person, change: string): Promise<void> {
  const details = await personDetails(context.db, person);
  if (!details) return;
  await context.mail.send(
    'account/mfa-changed',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      company: details.companyName,
      when: momentIn(context.now, details.timeZone),
      change,
      link: `${context.config.origin}/forgot`,
    },
  );
}

/** Another way to sign in, or one that is gone. */
export async function tellOfWay(context: CallContext, person: Person, change: string): Promise<void> {
  const details = await personDetails(context.db, person);
  if (!details) return;
  await context.mail.send(
    'account/way-changed',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      company: details.companyName,
      when: momentIn(context.now, details.timeZone),
      change,
      link: `${context.config.origin}/forgot`,
    },
    { company: person.company },
  );
}

export async function tellOfNewDevice(
  context: Pick<CallContext, 'db' | 'mail' | 'now' | 'userAgent' | 'ip' | 'config'>,
  person: Person,
): Promise<void> {
  const details = await personDetails(context.db, person);
  if (!details) return;
  await context.mail.send(
    'account/new-device',
    { address: details.email, name: details.displayName },
    {
      name: details.displayName,
      company: details.companyName,
      when: momentIn(context.now, details.timeZone),
      device: browserName(context.userAgent),
      ip: context.ip,
      link: `${context.config.origin}/forgot`,
    },
    { company: person.company },
  );
}

export function momentIn(at: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${written.format(at)} (${timeZone})`;
}
