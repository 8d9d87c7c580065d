import type { CallContext } from '../../../../../server/context.ts';
import { browserName } from '../../../../rules/browser-name.ts';
import { type Person, personDetails } from '../../person.ts';

type Context = Pick<CallContext, 'db' | 'mail' | 'now' | 'config'>;

/** Told in any case, also to the person who did it: who did not, learns of it. */
export const notifyOfChange = (context: Context, person: Person, change: string): Promise<void> =>
  tell(context, person, (common) => ['account/mfa/changed', { ...common, change }]);

/** Another way to sign in, or one that is gone. */
export const notifyOfWay = (context: Context, person: Person, change: string): Promise<void> =>
  tell(context, person, (common) => ['account/way-changed', { ...common, change }]);

export const notifyOfNewDevice = (
  context: Context & Pick<CallContext, 'userAgent' | 'ip'>,
  person: Person,
): Promise<void> =>
  tell(context, person, (common) => [
    'account/device/new',
    { ...common, device: browserName(context.userAgent), ip: context.ip },
  ]);

type Said = Parameters<CallContext['mail']['send']>;
interface Common {
  name: string;
  company: string;
  when: string;
  link: string;
}

async function tell(context: Context, person: Person, what: (common: Common) => [Said[0], Said[2]]): Promise<void> {
  const details = await personDetails(context.db, person);
  if (!details) return;
  const { email: address, displayName: name, companyName: company, timeZone } = details;
  const [mail, values] = what({
    name,
    company,
    when: momentIn(context.now, timeZone),
    link: `${context.config.origin}/forgot`,
  });
  await context.mail.send(mail, { address, name }, values, { company: person.company });
}

export function momentIn(at: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${written.format(at)} (${timeZone})`;
}
