import { firstNames, lastNames } from './data/names.ts';
import {
  type Department,
  departments,
  educations,
  grades,
  type Place,
  places,
  segments,
  skills,
  tags,
} from './data/organisation.ts';
import { idOf, type Random, randomOf, seedOf } from './random.ts';

/** Someone whose name, department or rights the seed decides. */
export interface Known {
  first: string;
  last: string;
  email: string;
  gender: 'female' | 'male';
  department: string;
  sub?: string;
  designation?: string;
  type: 'SuperAdmin' | 'Admin' | 'Employee';
  /** Address of the manager, where the order of the people would give another. */
  under?: string;
  allowStageEdit?: boolean;
}

/** A person as the entity document stores one. */
export interface Person {
  id: string;
  display_name: string;
  email: string;
  department: string;
  joining_date: string;
  status: 'active' | 'inactive';
  exit_date: string | null;
  [property: string]: unknown;
}

interface Member {
  name: string;
  email: string;
  /** Place in the department, 0 is the head; seven report to each. */
  depth: number;
  parent: Member | null;
}

const reports = 7;
const day = 86_400_000;

/** Makes the people of a company one after another: the known ones first, then as many as asked for. */
export function peopleOf(company: { slug: string; today: string; known: readonly Known[] }) {
  const members = new Map<string, Member[]>();
  const taken = new Map(company.known.map(({ email }) => [email.slice(0, email.indexOf('@')), 1]));
  const partners = company.known.filter((known) => known.sub === 'HR Business Partners');
  const chief = company.known.find((known) => known.type === 'SuperAdmin');
  const today = Date.parse(company.today);

  function address(first: string, last: string): string {
    const plain = `${first}.${last}`.toLowerCase().replaceAll(' ', '');
    const before = taken.get(plain) ?? 0;
    taken.set(plain, before + 1);
    return `${plain}${before ? before + 1 : ''}@${company.slug}.example`;
  }

  function join(department: Department, name: string, email: string, under?: string): Member {
    const all = members.get(department.name) ?? [];
    members.set(department.name, all);
    const usual = all.length === 0 ? null : (all[Math.floor((all.length - 1) / reports)] as Member);
    const parent = (under && all.find((other) => other.email === under)) || usual;
    const member = { name, email, depth: parent ? parent.depth + 1 : 0, parent };
    all.push(member);
    return member;
  }

  return function person(index: number): Person {
    const random = randomOf(seedOf(`${company.slug}/person/${index}`));
    const known = company.known[index];
    const given = known ? { name: known.first, gender: known.gender } : random.pick(firstNames);
    const last = known?.last ?? random.pick(lastNames);
    const department =
      departments.find((one) => one.name === known?.department) ??
      random.weighted(departments.map((one) => [one, one.weight]));
    const name = `${given.name} ${last}`;
    const email = known?.email ?? address(given.name, last);
    const member = join(department, name, email, known?.under);
    const place = random.weighted(places.map((one) => [one, one.weight]));
    return {
      id: idOf(company.slug, 'person', index),
      type: known?.type ?? 'Employee',
      first_name: given.name,
      last_name: last,
      display_name: name,
      email,
      gender: given.gender,
      employee_id: `${company.slug.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(5, '0')}`,
      allow_stage_edit: known?.allowStageEdit ?? null,
      ...where(place, random),
      ...work(department, member, random, known),
      ...leaders(member, partners, chief, random),
      ...life(given.name, last, place, random, today),
      ...time(random, today, known !== undefined, member.depth),
      ...settings(place, random),
    };
  };
}

function where(place: Place, random: Random) {
  const { location, city, region, country, cluster } = place;
  return { location, city, region, country, cluster, site: `${city} ${random.pick(['North', 'South', 'Main'])}` };
}

function work(department: Department, member: Member, random: Random, known: Known | undefined) {
  const level = levelOf(department, member, known);
  const sub = known?.sub ?? random.pick(department.subs);
  const [segment, subSegment] = random.pick(segments);
  return {
    department: department.name,
    sub_department: sub,
    business: department.business,
    function: department.roleCategory,
    role_category: department.roleCategory,
    designation: known?.designation ?? department.designations[level],
    grade: grades[level],
    team: `${sub} ${random.between(1, 4)}`,
    segment,
    sub_segment: subSegment,
    cost_centre: `CC-${100 + departments.indexOf(department) * 10 + random.below(10)}`,
    skills: [random.pick(skills[department.roleCategory] ?? []), random.pick(skills[department.roleCategory] ?? [])]
      .filter((skill, at, all) => all.indexOf(skill) === at)
      .join(', '),
    tags: tagsOf(level, random),
    high_potential_emp: random.chance(0.08),
    lastRating: random.weighted([
      ['3', 40],
      ['4', 35],
      ['2', 12],
      ['5', 10],
      ['1', 3],
    ] as const),
  };
}

function levelOf(department: Department, member: Member, known: Known | undefined): number {
  const said = known?.designation ? department.designations.indexOf(known.designation) : -1;
  return said < 0 ? 4 - Math.min(member.depth, 4) : said;
}

function tagsOf(level: number, random: Random): string[] {
  const drawn = [
    random.weighted([
      [tags[0], 25],
      [tags[1], 6],
      [null, 69],
    ] as const),
    random.chance(0.12) ? tags[2] : null,
    level === 4 ? tags[3] : null,
    random.chance(0.15) ? random.pick(tags.slice(4)) : null,
  ];
  return drawn.filter((tag) => tag !== null);
}

function leaders(member: Member, partners: readonly Known[], chief: Known | undefined, random: Random) {
  const top: Member | null =
    chief && member.email !== chief.email
      ? { name: `${chief.first} ${chief.last}`, email: chief.email, depth: 0, parent: null }
      : null;
  const first = member.parent ?? top;
  const above = (one: Member | null) => (one && one !== top ? (one.parent ?? top) : null);
  const second = above(first);
  let head: Member = member;
  while (head.parent) head = head.parent;
  const partner = partners.length ? random.pick(partners) : chief;
  return {
    manager: first?.name ?? null,
    manager_email: first?.email ?? null,
    manager_1: first?.name ?? null,
    manager_2: second?.name ?? null,
    manager_3: above(second)?.name ?? null,
    teamHead: member.parent?.name ?? member.name,
    businessHead: head.name,
    hr_manager: chief?.email ?? null,
    hrbp: partner?.email ?? null,
    hrbp_1: partner ? `${partner.first} ${partner.last}` : null,
  };
}

function life(first: string, last: string, place: Place, random: Random, today: number) {
  const age = random.between(22, 58) * 365 + random.below(365);
  const digits = String(random.below(10_000_000) + 10_000_000)
    .padEnd(13 - place.phone.length, '4')
    .slice(0, 13 - place.phone.length);
  return {
    birthDate: iso(today - age * day),
    phoneNumber: `${place.phone}${digits}`,
    alternateEmail: random.chance(0.7)
      ? `${first}.${last}${random.below(100)}@mail.example`.toLowerCase().replaceAll(' ', '')
      : null,
    education: random.pick(educations),
    experience: `${Math.max(0, Math.floor(age / 365) - random.between(22, 26))} years`,
  };
}

/** Many are new, some stay for ten years; one in twenty has left, but nobody whom the seed knows by name. */
function time(random: Random, today: number, known: boolean, depth: number) {
  const served = Math.floor(random.next() ** 2 * 3650) + (known || depth < 2 ? 400 : 1);
  const left = !known && served > 120 && random.chance(0.05) ? random.between(1, served - 60) : 0;
  return {
    joining_date: iso(today - served * day),
    exit_date: left ? iso(today - left * day) : null,
    status: left ? ('inactive' as const) : ('active' as const),
  };
}

function settings(place: Place, random: Random) {
  return {
    date_format: random.weighted([
      ['DD-MM-YYYY', 80],
      ['YYYY-MM-DD', 12],
      ['MM-DD-YYYY', 8],
    ] as const),
    auto_timezone: random.chance(0.8),
    user_timezone: place.timeZone,
    default_mail_client: '',
  };
}

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
