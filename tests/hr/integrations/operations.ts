import { randomUUID } from 'node:crypto';
import type { Meeting } from '../../../src/hr/server/integrations/adapters/adapter.ts';
import { adapters, type ProviderName } from '../../../src/hr/server/integrations/connectors.ts';
import type { Ask } from '../../../src/server/context.ts';

/** What the product asks of each provider. */

export const meeting = (id: string = randomUUID()): Meeting => ({
  id,
  title: 'I would like to have a meeting with you',
  html: '<p>Over a cup of <b>tea</b></p>',
  from: new Date('2026-03-02T09:00:00Z'),
  to: new Date('2026-03-02T09:30:00Z'),
  timeZone: 'Asia/Kolkata',
  attendees: [{ email: 'ravi@acme.example', name: 'Ravi Kumar' }],
});
export const mail = {
  to: { email: 'ravi@acme.example', name: 'Ravi\r\nBcc: evil@x.example' },
  subject: 'Grüße\r\nX: y',
  html: '<p>ü</p>',
};
export const day = [new Date('2026-03-02T00:00:00Z'), new Date('2026-03-03T00:00:00Z')] as const;
const place = { calendarId: 'anita@acme.example', eventId: 'nothing' };

export interface Operation {
  provider: ProviderName;
  name: string;
  /** Part of the address of the request that is spoiled. */
  at: string;
  run(ask: Ask): Promise<unknown>;
  /** An empty answer is as good as any. */
  needsNoAnswer?: true;
  /** That it is gone is no trouble. */
  mayBeGone?: true;
}

const calendar = (
  provider: 'google' | 'outlook',
  at: { list: string; create: string; change: string },
): Operation[] => {
  const adapter = adapters[provider];
  return [
    {
      provider,
      name: 'listBusy',
      at: at.list,
      run: (ask) => adapter.listBusy?.(ask, ...day, 'ravi@acme.example') as Promise<unknown>,
    },
    {
      provider,
      name: 'createEvent',
      at: at.create,
      run: (ask) => adapter.createEvent?.(ask, meeting()) as Promise<unknown>,
      ...(provider === 'google' && { needsNoAnswer: true }),
    },
    {
      provider,
      name: 'updateEvent',
      at: at.change,
      run: (ask) => adapter.updateEvent?.(ask, place, meeting()) as Promise<unknown>,
      needsNoAnswer: true,
    },
    {
      provider,
      name: 'deleteEvent',
      at: at.change,
      run: (ask) => adapter.deleteEvent?.(ask, place) as Promise<unknown>,
      needsNoAnswer: true,
      mayBeGone: true,
    },
  ];
};

const message = { text: 'How are <you> & yours?', link: { label: 'Answer', url: 'https://rapport.example/chat/1' } };
export const send = (provider: 'slack' | 'microsoft') => (ask: Ask) =>
  adapters[provider].sendMessage?.(ask, 'ravi@acme.example', message) as Promise<unknown>;

export const operations: Operation[] = [
  { provider: 'slack', name: 'sendMessage', at: 'chat.postMessage', run: send('slack') },
  { provider: 'slack', name: 'sendMessage, looking for the person', at: 'lookupByEmail', run: send('slack') },
  { provider: 'slack', name: 'sendMessage, opening the conversation', at: 'conversations.open', run: send('slack') },
  { provider: 'microsoft', name: 'sendMessage', at: 'sendActivity', run: send('microsoft'), needsNoAnswer: true },
  ...calendar('google', { list: 'freeBusy', create: '/events', change: '/events/' }),
  {
    provider: 'google',
    name: 'sendMail',
    at: 'messages/send',
    run: (ask) => adapters.google.sendMail?.(ask, mail) as Promise<unknown>,
  },
  ...calendar('outlook', { list: 'getSchedule', create: '/events', change: '/events/' }),
  {
    provider: 'outlook',
    name: 'sendMail',
    at: 'sendMail',
    run: (ask) => adapters.outlook.sendMail?.(ask, mail) as Promise<unknown>,
    needsNoAnswer: true,
  },
];
