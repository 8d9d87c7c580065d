import { type Ask, ProviderFault } from '../../../../server/context.ts';
import type { Span } from '../../../rules/busy.ts';

/** What the product wants of a provider, in the product's words. All methods throw ProviderFault. */
export interface Adapter {
  /** To one person of the company, known by address. `missing`: nobody there has it. */
  sendMessage?(ask: Ask, to: string, message: Message): Promise<{ id: string }>;
  /** When the account's owner is busy, and a guest known by address; in order of time. */
  listBusy?(ask: Ask, from: Date, to: Date, guest: string): Promise<BusyTimes>;
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

export interface BusyTimes {
  own: Span[];
  /** Null: the provider does not tell. */
  guest: Span[] | null;
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

/** Times of an answer, in their order. */
export const spansIn = (rows: Said[], span: (one: Said) => Span): Span[] =>
  rows.map(span).sort((a, b) => a.from.getTime() - b.from.getTime());
