import type { Options } from '../../src/shared/documents/words.ts';
import type { Row } from './bulk.ts';
import type { SeedCompany } from './data/companies.ts';
import type { Person } from './people.ts';
import { idOf } from './random.ts';

export function groupRows(
  company: SeedCompany,
  known: readonly Person[],
  options: Readonly<Record<string, Options>>,
): { groups: Row[]; memberships: Row[] } {
  const codes = options['access/permissions.codes'];
  const all = codes && 'values' in codes ? codes.values.map(({ value }) => value) : [];
  const groups = company.groups.map((group, at) => ({ group, id: idOf(company.slug, 'group', at) }));
  const rows = groups.map(({ group, id }) => ({
    id,
    group_name: group.name,
    permissions:
      group.permissions === 'all' ? all.filter((code) => code !== 'filtered_employees_message') : group.permissions,
    segments: group.segments ?? {},
    all_employees: group.segments === undefined,
    master: group.master ?? false,
  }));
  const memberships = groups.flatMap(({ group, id }) =>
    group.admins.map((email) => ({
      id: idOf(id, email),
      user: known.find((person) => person.email === email)?.id,
      group: id,
    })),
  );
  return { groups: rows, memberships };
}

export function companyRow(id: string, company: SeedCompany, people: number): Row {
  return {
    id,
    slug: company.slug,
    company_name: company.name,
    company_address: company.address,
    country: company.country,
    company_type: 'Private limited',
    employee_strength: people,
    brand_name: company.name.split(' ')[0],
    companyProfile: `<p>${company.name} brings ${people} people together in five countries.</p>`,
    company_website: `https://www.${company.slug}.example`,
    company_avatar_id: 'violet',
    spoc_name: `${company.known[0]?.first} ${company.known[0]?.last}`,
    spoc_phone: '919845012345',
    spoc_email: company.known[0]?.email,
    linkedin_link: `https://www.linkedin.com/company/${company.slug}-example`,
    milestone_active: true,
    milestone_limit: 3202,
    milestone_limit_remaining: 1202,
    adhoc_active: true,
    whatsapp_active: true,
    adhoc_limit: 29,
    adhoc_limit_remaining: 9,
    recipient_limit: 1958,
    recipient_limit_remaining: 458,
    exit_active: true,
    users_status: 'active',
    active_plan: 'Growth',
    time_zone: company.country === 'Singapore' ? 'Asia/Singapore' : 'Asia/Kolkata',
  };
}
