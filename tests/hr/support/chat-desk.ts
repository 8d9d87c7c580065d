import { sql } from 'drizzle-orm';
import { completeChat } from '../../../src/hr/server/chats/complete.ts';
import { takeMessage } from '../../../src/hr/server/chats/messages.ts';
import { startChat } from '../../../src/hr/server/chats/start.ts';
import type { MessageToTake } from '../../../src/hr/server/chats/work.ts';
import { companyId, inChat, stageId } from './chats.ts';
import { idOf, type Server, seededServer } from './server.ts';

export const superAdmin = 'superadmin@acme.example';
export const limited = 'groupadmin@acme.example';
export const partner = 'meera.iyer@acme.example';
export const manager = 'venkat.krishnaswamy@acme.example';

type Values = Record<string, unknown>;

const off = {
  chat_alert_word_notification: false,
  disengaged_auto_assign: false,
  passively_engaged_auto_assign: false,
  auto_acknowledge: false,
  enable_brand_promotion_feedback: false,
  detractors_notification: false,
  resolution_feedback_enabled: false,
  pause_interaction_active: false,
};

/** One employee of Acme, with whom chats are had under settings of the test's choosing. */
export async function chatDesk() {
  const server = await seededServer();
  const company = await companyId(server, 'acme');
  const user = await idOf(server, 'employee@acme.example');
  const stage = await stageId(server, company);
  const set = (table: string, id: string, values: Values) => write(server, table, id, values);
  await set('company', company, { milestone_limit: null });
  const settings = (values: Values) => set('company_settings', company, { ...off, ...values });
  const person = (values: Values) => set('user_profile', user, values);
  /** Of every admin's group. */
  const rights = (...codes: string[]) =>
    server.rows(
      sql`update access_group set permissions = ${JSON.stringify(codes)}::jsonb where id in (select group_id from membership)`,
    );
  /** Names the partner and the manager in the profiles of this many, one of them the employee. */
  const namedBy = async (people: number) => {
    await server.rows(sql`update user_profile set hrbp = null, hr_manager = null
      where company_id = ${company} and (hrbp is not null or hr_manager is not null)`);
    await server.rows(sql`update user_profile set hrbp = ${partner}, hr_manager = ${manager} where id in (
      select id from user_profile where company_id = ${company} and status = 'active' and email not in (${partner}, ${manager})
      order by id <> ${user}, id limit ${people})`);
  };
  const start = () => inChat(server, (work) => startChat(work, { company, user, stage }));
  const started = async () => {
    const answer = await start();
    if (answer.outcome !== 'started') throw new Error(JSON.stringify(answer));
    return answer.session;
  };
  const complete = (session: string, completion: Parameters<typeof completeChat>[2]) =>
    inChat(server, (work) => completeChat(work, { company, session }, completion));
  const [{ title } = { title: '' }] = await server.rows(sql`select title from stage where id = ${stage}`);
  return {
    server,
    company,
    user,
    title: String(title),
    settings,
    person,
    rights,
    namedBy,
    start,
    started,
    complete,
    say: (session: string, ...messages: MessageToTake[]) =>
      inChat(server, (work) => takeMessage(work, { company, session }, messages)),
    end: async (completion: Parameters<typeof completeChat>[2]) => {
      const session = await started();
      const answer = await complete(session, completion);
      const [row] = await server.rows(sql`select * from chat_session where id = ${session}`);
      return { session, answer, row: row ?? {} };
    },
    /** Who was told in the console and by mail, and under what name. */
    told: async (mail: string) => ({
      mails: await server.rows(
        sql`select to_address as who, subject, text from outbox where mail = ${mail} order by to_address`,
      ),
      alerts: await server.rows(
        sql`select u.email as who, a.params, a.link from alert a join user_profile u on u.id = a.user_id order by 1`,
      ),
    }),
    name: async () =>
      String((await server.rows(sql`select display_name as name from user_profile where id = ${user}`))[0]?.name),
    /** Everything off, nobody told, nobody with rights but SuperAdmins. */
    clear: async () => {
      await settings({});
      await person({ action_status: 'open', case_assignee_id: null, department: 'Engineering' });
      await namedBy(5);
      await rights();
      await server.rows(sql`delete from alert`);
      await server.rows(sql`delete from outbox`);
    },
  };
}

async function write({ rows }: Server, table: string, id: string, values: Values): Promise<void> {
  const sets = Object.entries(values).map(
    ([name, value]) =>
      sql`${sql.identifier(name)} = ${Array.isArray(value) ? sql`${JSON.stringify(value)}::jsonb` : value}`,
  );
  await rows(sql`update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)} where id = ${id}`);
}
