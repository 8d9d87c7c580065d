import { optionValues } from '../../../generated/options.ts';
import { company, companySettings, survey, surveyQuestion, template, userProfile } from '../../../generated/tables.ts';
import { type Database, lock } from '../../../server/context.ts';
import { defaultTemplates } from '../templates/defaults.ts';
import { firstQuestions, firstSurvey } from '../wellbeing/bank.ts';
import type { Person } from './person.ts';

interface Founding {
  companyName: string;
  firstName: string;
  lastName?: string | undefined;
  email: string;
}

const protectedTags = optionValues['people/user/protectedTags'];

/** Asked under a lock: of two that found at once, the second finds the first's company. */
export async function noCompanyYet(db: Database): Promise<boolean> {
  await lock(db, 'first company');
  const found = await db.select({ id: company.id }).from(company).limit(1);
  return found.length === 0;
}

/** A company and its first SuperAdmin, who has no password yet. */
export async function makeCompany(
  db: Database,
  given: Founding,
  from: { newId(): string; now: Date },
): Promise<Person> {
  const companyId = from.newId();
  const userId = from.newId();
  await db.insert(company).values({
    companyId,
    id: companyId,
    slug: slugOf(given.companyName),
    company_name: given.companyName,
    milestone_active: true,
    adhoc_active: false,
    exit_active: false,
    stage_edit_active: true,
    multiple_channels_active: false,
    notification_enabled: false,
    is_active: true,
    is_internal: false,
    time_zone: 'Asia/Kolkata',
  });
  // Everything else begins as the document says.
  await db.insert(companySettings).values({ companyId, id: companyId, employee_tags: [...protectedTags] });
  await db.insert(userProfile).values({
    companyId,
    id: userId,
    type: 'SuperAdmin',
    status: 'active',
    first_name: given.firstName,
    last_name: given.lastName ?? null,
    display_name: [given.firstName, given.lastName].filter(Boolean).join(' '),
    email: given.email.trim().toLowerCase(),
    employee_id: '1',
    joining_date: from.now.toISOString().slice(0, 10),
    tags: [],
    high_potential_emp: false,
    date_format: 'DD-MM-YYYY',
    auto_timezone: true,
    user_timezone: 'Asia/Kolkata',
    language: 'english',
    default_mail_client: '',
    action_status: 'open',
  });
  await db.insert(survey).values({ ...firstSurvey, companyId, id: companyId });
  await db.insert(surveyQuestion).values(firstQuestions.map((one) => ({ ...one, companyId, id: from.newId() })));
  await db.insert(template).values(
    defaultTemplates.map((one) => ({
      ...one,
      companyId,
      id: from.newId(),
      createdAt: from.now,
      updatedAt: from.now,
    })),
  );
  return { company: companyId, userId };
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'company';
