import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Call } from '../../shared/documents/call.ts';
import { type Explained, explain } from '../../shared/gates/explain.ts';
import { writeAudit } from '../audit/lines.ts';
import { closedLines } from '../audit/lines-read.ts';
import type {
  AuditLine,
  CallContext,
  Change,
  Files,
  Identity,
  Outside,
  Pictures,
  Records,
  ServerActor,
  Sessions,
  UploadedFile,
  Vault,
} from '../context.ts';
import { scopeCondition, seenBy } from '../gates/scope.ts';
import { givingWay } from '../give-way.ts';
import type { ProductConfig } from '../product-config.ts';
import type { Work } from '../records/engine.ts';
import type { EntityPlan } from '../records/plan.ts';
import { missing } from '../records/refusals.ts';
import type { Row } from '../records/shape.ts';
import type { Around } from '../records/write.ts';
import type { Frame } from '../services.ts';
import { hashToken, newApiToken } from '../session/secret.ts';
import { sheetsOfCalls } from '../sheets/sheets.ts';
import { toWire } from './answer.ts';
import { type CallEngine, plansOf } from './engine.ts';
import { engineFailure, Failure } from './failure.ts';
import { dropPictures, prepareValues, recordFaults } from './prepare.ts';
import { recordsOf } from './records.ts';

type AskOutside = (outside: Outside) => Promise<unknown>;

/** How long a proof of who someone is counts. */
export const stepUpFor = 5 * 60_000;

type Look = (context: CallContext) => Promise<unknown>;
type FailDetails = Parameters<CallContext['fail']>[1];

/** One run of a call in its transaction: what handlers, hooks and the engine's own work stand on. */
export class Run implements CallContext, Work, Around {
  readonly db: Work['db'];
  readonly company: string;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
  /** Set for transactions that write nothing that is counted: then what was remembered under the versions holds. */
  versions: Work['versions'] = null;
  /** Version of the record that the caller has seen (If-Match). */
  match: number | undefined;
  answerStatus: number | undefined;
  uploads: Record<string, UploadedFile> = {};
  /** Gives the answer of a job, once it is there. */
  look: Look | undefined;
  /** Gives the answer of another system. */
  outside: AskOutside | undefined;
  readonly headers: [string, string][] = [];
  private readonly lines: AuditLine[] = [];
  private made: {
    records?: Records;
    mail?: CallContext['mail'];
    jobs?: CallContext['jobs'];
    files?: Files;
    pictures?: Pictures;
    sessions?: Sessions;
  } = {};
  readonly engine: CallEngine;
  readonly call: Call;
  readonly frame: Frame;

  constructor(engine: CallEngine, call: Call, frame: Frame) {
    this.engine = engine;
    this.call = call;
    this.frame = frame;
    this.db = frame.db;
    this.company = frame.company ?? '';
    this.requestId = frame.requestId;
    this.ip = frame.ip;
    this.userAgent = frame.userAgent;
    this.now = frame.now;
    this.newId = frame.newId;
  }

  readonly newId: () => string;
  readonly sheets = sheetsOfCalls;
  readonly giveWay = givingWay();

  /** Calls without a session have none; their handlers do not ask for it. */
  get actor(): ServerActor {
    return this.frame.actor as ServerActor;
  }

  /** The caller sees the console as someone else, and is not themselves in this call. */
  private get isViewing(): boolean {
    const { session, actor } = this.frame;
    return Boolean(session?.viewing) && session?.userId !== actor?.id;
  }

  get config(): ProductConfig {
    return this.engine.config;
  }

  fail(name: string, more: FailDetails = {}): never {
    const declared = this.call.errors?.[name];
    if (!declared) throw new Error(`${this.call.id} failed with ${name}, which it does not declare`);
    // A key that was taken would be kept without an answer.
    if (more.keep && this.call.idempotent) throw new Error(`${this.call.id} is idempotent: a failure leaves nothing`);
    const text = this.engine.texts(declared.message, more.params);
    const marked = Object.entries(more.errors ?? {}).map(([field, said]) => [field, said.length > 0 ? said : [text]]);
    throw new Failure(declared.status, name, text, {
      errors: more.errors && Object.fromEntries(marked),
      extra: more.extra,
      headers: more.headers,
      keep: more.keep,
    });
  }

  answerLater(look: Look): void {
    this.look = look;
  }

  answerOutside(ask: AskOutside): void {
    this.outside = ask;
  }

  notFound(): never {
    throw missing();
  }

  stepUp(): void {
    const { session } = this.frame;
    if (session && this.now.getTime() - session.authenticatedAt.getTime() > stepUpFor)
      throw engineFailure(this.engine.texts, 'StepUpNeeded');
  }

  actorNow(): Promise<ServerActor | null> {
    return this.engine.product.access.loadActor(this.db, this.company, this.actor.id, this.now);
  }

  actorOf(userId: string): Promise<ServerActor | null> {
    return this.engine.actors.within(this.db, this.company, userId, this.now);
  }

  explain(gate: string, as: ServerActor = this.actor, record?: Readonly<Record<string, unknown>>): Explained | null {
    return explain(this.engine.artifacts.gates, gate, as, record);
  }

  text(message: string, params?: Record<string, string | number>): string {
    return this.engine.texts(message, params);
  }

  visible(entity: string, as: ServerActor | null = this.frame.actor): SQL | undefined {
    const plan = this.engine.records.plan(entity);
    const company = this.company ? sql`${plan.company} = ${this.company}` : undefined;
    const give = (value: unknown) => sql`${sql.param(value)}`;
    const scope = as ? scopeCondition(plan, this.engine.records.people, seenBy(plan, as), give) : undefined;
    const closed = plan.topic === 'audit_line' ? closedLines(this.engine.records, plan, as) : [];
    const parts = [company, scope, ...closed].filter((part) => part !== undefined);
    return parts.length > 1 ? sql`(${sql.join(parts, sql` and `)})` : parts[0];
  }

  audit(line: AuditLine): void {
    this.lines.push(line);
  }

  get records(): Records {
    this.made.records ??= recordsOf(this);
    return this.made.records;
  }

  get mail(): CallContext['mail'] {
    this.made.mail ??= this.engine.services.mail.of(this.frame);
    return this.made.mail;
  }

  get jobs(): CallContext['jobs'] {
    this.made.jobs ??= this.engine.services.jobs.of(this.frame);
    return this.made.jobs;
  }

  get files(): Files {
    this.made.files ??= this.engine.services.files.of(this.frame);
    return this.made.files;
  }

  get pictures(): Pictures {
    this.made.pictures ??= this.engine.services.pictures.of(this.frame);
    return this.made.pictures;
  }

  get vault(): Vault {
    return this.engine.services.vault;
  }

  newApiToken(): { token: string; hash: string; start: string } {
    const token = newApiToken();
    return { token, hash: hashToken(token), start: token.slice(0, 8) };
  }

  get captcha(): CallContext['captcha'] {
    const { captcha } = this.engine.services;
    return { kind: captcha.kind, passed: this.frame.captcha ?? false, challenge: () => captcha.challenge() };
  }

  get identity(): Identity {
    return { providers: this.engine.services.identity.providers, ...this.frame.identity };
  }

  get connections(): CallContext['connections'] {
    return { configured: this.engine.services.connections.configured, ...this.frame.connecting };
  }

  get genai(): CallContext['genai'] {
    return this.engine.services.genai;
  }

  get textMessages(): CallContext['textMessages'] {
    const { textMessages } = this.engine.services;
    // Mails and jobs are rows, which a reading transaction refuses; a text message is none.
    if (this.isViewing) return undefined;
    return textMessages && { send: (to, text) => this.frame.afterCommit(() => textMessages.send(to, text)) };
  }

  get sessions(): Sessions {
    this.made.sessions ??= this.engine.services.sessions.of(this.frame);
    return this.made.sessions;
  }

  status(code: number): void {
    this.answerStatus = code;
  }

  header(name: string, value: string): void {
    this.headers.push([name, value]);
  }

  beforeWrite(change: Change, plan: EntityPlan): Promise<void> | undefined {
    prepareValues(this, plan, change);
    return this.engine.product.hooks[plan.id]?.beforeWrite?.(this, change);
  }

  async afterWrite(change: Change, plan: EntityPlan): Promise<void> {
    await dropPictures(this, plan, change);
    if (change.verb === 'remove' && plan.id === this.engine.product.access.people)
      await this.sessions.forget([change.id]);
    await this.engine.product.hooks[plan.id]?.afterWrite?.(this, change);
  }

  async derive(plan: EntityPlan, record: Record<string, unknown>, asked: readonly string[]) {
    const derived = await this.engine.product.hooks[plan.id]?.derive?.(this, record, asked);
    return derived ? { ...record, ...(toWire(derived, this.engine.records.wire) as Record<string, unknown>) } : record;
  }

  faults(plan: EntityPlan, record: Row, stored: Row): Record<string, string[]> {
    return recordFaults(this.engine, plan, record, stored);
  }

  written(
    plan: EntityPlan,
    change: { verb: Change['verb']; id: string; old?: Record<string, unknown>; new?: Record<string, unknown> },
  ): void {
    const { audit } = this.call;
    const kind = audit !== 'none' ? audit : plan.entity.audit && { type: plan.entity.audit, activity: change.verb };
    if (kind) this.audit({ ...kind, entity: plan.id, recordId: change.id, old: change.old, new: change.new });
  }

  private aboutActor(): Pick<AuditLine, 'entity' | 'recordId'> {
    return { entity: this.engine.records.people?.id, recordId: this.frame.actor?.id };
  }

  /** The call itself is worth a line, also when nothing told what it changed; not when it failed. */
  async writeAudit({ failed = false, isLast = false } = {}): Promise<void> {
    const { call, frame } = this;
    // What the engine writes tells its own lines, and none where nothing changed.
    const tells = call.does && !['list', 'read', 'filters', 'count', 'sign-out'].includes(call.does);
    if (!failed && this.lines.length === 0 && call.audit !== 'none' && !tells && this.company)
      this.audit({ ...call.audit, ...(call.audit.about && this.aboutActor()) });
    const lines = this.lines.splice(0);
    if (lines.length === 0) return;
    const by = {
      company: this.company,
      call: call.id,
      actor: frame.actor?.id ?? null,
      ip: this.ip,
      requestId: this.requestId,
      now: this.now,
    };
    await writeAudit(this.db, by, lines, plansOf(this.engine), isLast);
  }
}
