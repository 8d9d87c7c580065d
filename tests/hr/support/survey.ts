import { sql } from 'drizzle-orm';
import type { Answer } from '../../support/product-app.ts';
import { idOf, type Server, seededServer } from './server.ts';

export const superAdmin = 'superadmin@acme.example';
/** An admin of a group that sees one department and has no right to the survey. */
export const limited = 'groupadmin@acme.example';
export const employee = 'employee@acme.example';
export const stranger = 'superadmin@globex.example';

const root = '/employee_wellbeing_bot';

export interface SurveyServer extends Server {
  get(who: string | null, path: string): Promise<Answer>;
  patch(who: string | null, body: object, path?: string): Promise<Answer>;
  ask(who: string | null, method: string, path: string, body?: object): Promise<Answer>;
  company: string;
  admin: string;
  /** As a company begins: nothing is set up. */
  reset(): Promise<void>;
  /** Gives the limited admin these permissions and no others, and all employees to see or one department. */
  permit(codes: readonly string[], department?: string): Promise<unknown>;
  /** Set up, with so many questions of each driver chosen. */
  setUp(each?: number): Promise<void>;
}

export async function surveyServer(options: Parameters<typeof seededServer>[0] = {}): Promise<SurveyServer> {
  const server = await seededServer(options);
  for (const email of [null, superAdmin, limited, employee, stranger]) await server.browser(email);
  const [own] = await server.rows(sql`select company_id from user_profile where email = ${superAdmin}`);
  const company = String(own?.company_id);
  const ask: SurveyServer['ask'] = (who, method, path, body) => server.as(who, method, `${root}/${path}`, { body });
  const patch: SurveyServer['patch'] = (who, body, path = 'survey/') => ask(who, 'PATCH', path, body);
  return {
    ...server,
    company,
    admin: await idOf(server, superAdmin),
    ask,
    patch,
    get: (who, path) => ask(who, 'GET', path),
    async reset() {
      await server.rows(sql`delete from survey_email where company_id = ${company}`);
      await server.rows(
        sql`update survey_question set interaction_id = null, position = null, enabled = true where company_id = ${company}`,
      );
      await server.rows(sql`update survey set frequency = 1, status = 'inactive', configuration_activated = false,
        driverwise_questions_config = '{"mental":0,"social":0,"physical":0,"purposefulness":0}', start_date = null,
        end_date = null, chat_from_user = null, audience = '{}', all_employees = false where company_id = ${company}`);
    },
    permit: (codes, department) =>
      server.rows(sql`
        update access_group set permissions = ${JSON.stringify(codes)}::jsonb, all_employees = ${department === undefined},
          segments = ${JSON.stringify(department ? { department__in: [department] } : {})}::jsonb, version = version + 1
        where id = (select m.group_id from membership m join user_profile u on u.id = m.user_id where u.email = ${limited})`),
    async setUp(each = 1) {
      await patch(superAdmin, { configuration_activated: true });
      const counts = { mental: 1, social: 1, physical: 1, purposefulness: 1 };
      await patch(superAdmin, { frequency: 1, driverwise_questions_config: counts });
      const { body } = await ask(superAdmin, 'GET', 'question_bank/');
      const chosen = Object.keys(counts).flatMap((driver) =>
        body.results[driver].slice(0, each).map((question: { id: string }) => question.id),
      );
      await ask(superAdmin, 'POST', 'interactions/', { add_ques: chosen });
    },
  };
}
