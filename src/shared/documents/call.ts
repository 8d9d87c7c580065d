import type { ObjectSchema, Schema, Wanted } from './schema.ts';

export interface Call {
  id: string;
  title: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The wire path, `{name}` for parameters, no trailing slash needed: `/library/books/{id}`. */
  path: string;
  /** Defaults that it shares with others, as documents write it. Codegen writes out what they say. */
  like?: string | string[];
  aliases?: string[];
  /** Another call has the same path: this one answers where the parameter of the query has the value. */
  chosenBy?: { parameter: string; value: string };
  gate: string;
  /** Served by the engine, without code. Needs `entity`. */
  does?:
    | 'list'
    | 'read'
    | 'create'
    | 'update'
    | 'update-all'
    | 'remove'
    | 'reorder'
    | 'filters'
    | 'count'
    | 'values'
    | 'export'
    | 'sign-out';
  entity?: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** The body may come as multipart/form-data; its file properties have `"format": "binary"`. */
  multipart?: true;
  /** Properties of the body (or query) and of the usual answer, as documents write them. Codegen makes `body` and `answers` of them. */
  takes?: Record<string, Schema>;
  answer?: { status?: Schema | false; [name: string]: Schema | false | undefined };
  /** Success status → schema of the answer. Made by the engine for `does` when absent. */
  answers?: Record<string, Schema>;
  /** Properties of the entity that the answer carries (all readable ones when absent). */
  returns?: string[];
  /** Property of the answer → field that it shows under this name, also of a related record (`createdBy.email`). */
  columns?: Record<string, string>;
  /** What one may do with each record: those actions whose gate allows it. */
  allowed?: { property: string; actions: Record<string, string> };
  list?: ListShape;
  /** Of `does: export`: the file that is made of what a list with these filters would show. */
  exports?: ExportShape;
  /** Of `does: sign-out`: the caller's session, all but that, all of them, or only that it sees the console as someone else. */
  sessions?: 'this' | 'others' | 'all' | 'viewing';
  /** Wire filter name → property, operator. `stage__id__in` style names are mapped here, never parsed. */
  filters?: Record<string, CallFilter>;
  /** Parts of the list that are asked for by name, and counted. */
  views?: ListViews;
  /** Properties that the call sorts by; the first is the default, `-` before it means descending. */
  sort?: string[];
  /** Parameter (or body property) that holds the record's id, for read, update, remove. Default `id`. */
  record?: string;
  /** Path parameter, query or body property that holds a company id: it must be the session's, else 404. */
  company?: string;
  /** The record is the caller's own company, or the caller: nothing has to name it. */
  own?: 'company' | 'actor';
  /** Fixed values of the entity that records listed, read or created here have; a list: any of them. `{ "actor": "id" }` is the caller, `{ "given": "name" }` what the call was given. */
  where?: Record<string, unknown>;
  /** Values that are written beside those of the body; `{ "now": true }` is the time. */
  set?: Record<string, unknown>;
  /** Error → what the record must hold for the change; else the call ends in that error. */
  only?: Record<string, Record<string, unknown>>;
  /** How many records there may be with the values of `where`, the call's and its own: a constant; one more ends in the error. */
  most?: { constant: string; error: string; where?: Record<string, unknown>; retryAfter?: number };
  /** One at a time in a company makes calls with this name; anyone who may not any more when it begins ends in the error. */
  exclusive?: { name: string; error: string };
  /** A job that begins once the record is written; its payload has company, user, and the record's id under `record`. */
  sends?: { job: string; record: string; payload?: Record<string, unknown> };
  /** Client facts that are accepted and never used, beside those that no call uses. */
  ignored?: string[];
  /** Dates that are also taken as DD-MM-YYYY. */
  dayFirst?: string[];
  /** Other spelling of an input → its name: wire names that are misspelt are taken in both. */
  also?: Record<string, string>;
  /** Errors the handler may fail with; `unique` names the unique rule of the entity's storage that ends in it. */
  errors?: Record<string, { status: number; message: string; unique?: string }>;
  /** Errors that are a question: answered with yes, the call is made again with `send` in its body. */
  asks?: Record<string, { confirm: string; send: Record<string, unknown> }>;
  /** What the console shows: success, a status ("403", "429"), or default. */
  messages?: CallMessages;
  rate: string;
  audit: 'none' | { type: string; activity: string; about?: 'actor' };
  /** Honours Idempotency-Key. */
  idempotent?: true;
  /** Must come from our own origin although it is a GET (it changes something). */
  changes?: true;
  /**
   * Writes nothing (its transaction cannot), and shows nothing that is private to the account of the person who asks: so it
   * may also be made while seeing the console as someone else. See `only-reads.ts` for calls that do not say it.
   */
  reads?: true;
  /** Made by an open page from time to time, not by a person: it does not keep a session from ending when idle. */
  background?: true;
  /**
   * Writes nothing but what it has told, and in the name of the person who was really told it (`sessions.viewing.by`): so it may
   * also be made while seeing the console as someone else.
   */
  remembers?: true;
  /** May be made while seeing the console as someone else, and is then made by the person who really acts. */
  ownWhileViewing?: true;
  /** Changes who is signed in, or as whom: the console asks anew and begins at the start page. */
  changesSession?: string;
  /** What the session tells of the person is another afterwards: the console asks anew. */
  refreshesSession?: true;
  /** Where it answers 202, with the id of a file that is being made under `download`: the call that reads how far that is, and `report_url` once it is there. */
  later?: string;
  /** Asks for a sign-in or second factor within the last minutes. */
  stepUp?: true;
  /**
   * Actor's session level that suffices; default `full`, as codegen writes out what the gate asks for. With `none` nobody is asked for and the transaction is
   * the system's, also when a session happens to be there. `token`: made by another system with an API token, whose
   * scope the gate names; no session counts there.
   */
  level?: 'none' | 'half' | 'full' | 'token';
  /** Other programs may make it, with any form as its body: `level` is `none`. */
  foreign?: true;
  /** Made by another system that signs it (Standard Webhooks) with the secret of this name: `level` is `none`. */
  signed?: 'bounces';
  /**
   * Body properties that hold a login (absent: the session's own) and a password. The engine checks and counts them
   * before the transaction opens, so that a refusal is remembered; the handler asks `sessions.verify` what came out.
   */
  credentials?: { login?: string; password: string };
  /** Ends the session of the person who makes it: the console goes to the sign-in page. */
  signsOut?: true;
  /** Body property that holds the answer to a captcha; the handler asks `captcha.passed` what came of it. */
  captcha?: string;
  /**
   * A step of signing in by the identity provider that the path's `{provider}` names: `begin` (the body may hold `back`)
   * makes the address to go to, `finish` (the body holds `code`, `state`, `iss`, `error` as they came back) proves who it
   * is. Done before the transaction opens; the handler asks `identity.begun` or `identity.proof`.
   */
  identity?: 'begin' | 'finish';
  /**
   * A step of connecting to the provider that is named here, else by the path's `{provider}`: `begin` (the query may
   * hold `back`) makes the address to go to, `finish` (query or body holds `code`, `tenant_id`, `state`, `error` as they came back) brings the tokens. Done
   * before the transaction opens; the handler asks `connections.begun` or `connections.granted`.
   */
  connection?: { step: 'begin' | 'finish'; provider?: string };
}

/** A record whose id stands under another name has it there alone. */
export const namesIdOtherwise = ({ columns = {}, returns = [] }: Pick<Call, 'columns' | 'returns'>): boolean =>
  Object.values(columns).includes('id') && !returns.includes('id');

export interface CallMessages {
  success?: string;
  default?: string;
  /** Said of the whole when fields are refused, beside what each of them says. */
  invalid?: string;
  /** `server` shows the sentence of the answer. */
  [status: string]: string | undefined;
}

/** One of several views of a list: what of it is shown, beside what is searched and filtered for. */
interface ListViews {
  /** Parameter that names the view; without it everything is listed. */
  parameter: string;
  /** Parameter with which the answer says of each view how many records it has. */
  counted: string;
  values: Record<string, ListView>;
}

interface ListView {
  /** Property of the answer that says how many there are; null for anyone who may not know. */
  count: string;
  /** All of these hold. */
  filters: ViewFilter[];
}

/** `value`: what is compared with; `constant`: the id of one; `actor`: the person who asks. */
export interface ViewFilter {
  property: string;
  is: 'in' | 'equal' | 'from' | 'to';
  value?: Wanted;
  constant?: string;
  actor?: 'id';
}

export interface ListShape {
  /** Path of the rows in the answer: `data`, `data.groups`, `results`, or `` for a bare array. */
  items: string;
  /** Path of the total. Further copies under `repeat`. */
  total?: string;
  /** Id of a constant: no more are counted, a total that reaches it means at least so many. */
  mostCounted?: string;
  repeat?: Record<string, string>;
  /** Property of the answer → values: how many of all records of the list have them. */
  counts?: Record<string, Record<string, Wanted>>;
  /** Each row is wrapped in this property. */
  row?: string;
  /** Body or query property names; defaults are page_limit, page_offset, raw_search_string. */
  limit?: string;
  page?: string;
  search?: string;
  maxLimit?: number;
  /** The parameter that takes a cursor, and the property of the answer that holds the one of the next page. */
  cursor?: { parameter: string; next: string };
  /** One's own record too, where the row scope does not list it: for lists from which someone is chosen. */
  opens?: true;
  /** Property of the answer with the sentence that says why nothing is listed, where something is kept back. */
  withheld?: string;
  /** Past the last page: an empty list, or 404 'Invalid page.' */
  pastEnd: 'empty' | 'not-found';
}

export interface ExportShape {
  /**
   * Entity of the files that were asked for. A record of it says how far one is; its fields: user, report_name, type,
   * status (queued, running, ready, failed, cancelled), done, total, file.
   */
  into: string;
  /** Call that reads such a record: status, done, total, and report_url once the file is there. */
  state: string;
  /** Value of its field `type`. */
  type: string;
  /** What the file is called for people; the rest of its name is the day. */
  name: string;
  /** Name in the answer → heading of the column, from left to right. */
  table: Record<string, string>;
}

export interface CallFilter {
  property: string;
  is: 'in' | 'equal' | 'from' | 'to' | 'search' | 'within';
  /** Of `within`: option list of the periods that count back from today. */
  periods?: string;
  /** Another filter, without which this one says nothing. */
  with?: string;
}
