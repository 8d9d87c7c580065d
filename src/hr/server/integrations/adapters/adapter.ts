import { type Ask, ProviderFault } from '../../../../server/context.ts';

/** What the product wants of a provider, in the product's words. All methods throw ProviderFault. */
export interface Adapter {
  /** To one person of the company, known by address. `missing`: nobody there has it. */
  sendMessage?(ask: Ask, to: string, message: Message): Promise<{ id: string }>;
  /** When the account's owner is busy, by their calendar; in order of time. */
  listBusy?(ask: Ask, from: Date, to: Date): Promise<Busy[]>;
  /** Asked again with the same meeting, makes no second one. */
  createEvent?(ask: Ask, meeting: Meeting): Promise<EventPlace>;
  /** `missing`: it was deleted there. */
  updateEvent?(ask: Ask, place: EventPlace, meeting: Meeting): Promise<void>;
  /** What is gone already is deleted. */
  deleteEvent?(ask: Ask, place: EventPlace): Promise<void>;
  /** From the account's own address. */
  sendMail?(ask: Ask, mail: OutgoingMail): Promise<void>;
}

interface Message {
  text: string;
  link?: { label: string; url: string };
}

interface Busy {
  from: Date;
  to: Date;
}

export interface Meeting {
  /** UUID: the same for all that is ever said of this meeting. */
  id: string;
  title: string;
  /** Sanitized. */
  html: string;
  from: Date;
  to: Date;
  /** IANA zone in which it was planned. */
  timeZone: string;
  attendees: readonly { email: string; name: string }[];
}

/** Where a provider keeps an event. */
interface EventPlace {
  calendarId: string;
  eventId: string;
}

export interface OutgoingMail {
  to: { email: string; name: string };
  subject: string;
  /** Sanitized. */
  html: string;
}

type Said = Record<string, unknown>;

/** A text that an answer must have. */
export function textIn(answer: unknown, ...path: string[]): string {
  const found = path.reduce<unknown>((at, step) => (at as Said | undefined)?.[step], answer);
  if (typeof found !== 'string' || found === '') throw new ProviderFault('malformed');
  return found;
}

/** A list that an answer must have. */
export function listIn(answer: Said, name: string): Said[] {
  const found = answer[name];
  if (!Array.isArray(found)) throw new ProviderFault('malformed');
  return found;
}

export function timeIn(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new ProviderFault('malformed');
  return time;
}

/** What is gone need not be taken away. */
export async function unlessMissing(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ProviderFault) || error.kind !== 'missing') throw error;
  });
}
