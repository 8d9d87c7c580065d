import type { Known } from '../people.ts';

/** A company of the demo: what it is, who is known by name, and which groups limit its admins. */
export interface SeedCompany {
  slug: string;
  name: string;
  address: string;
  country: string;
  known: readonly Known[];
  groups: readonly SeedGroup[];
  /** It has set its surveys up. */
  surveys?: true;
  /** May sign in with the demo password. */
  accounts: readonly { email: string; about: string }[];
}

interface SeedGroup {
  name: string;
  master?: true;
  /** Codes; `all` for the master group. */
  permissions: readonly string[] | 'all';
  /** Absent: all employees. */
  segments?: Readonly<Record<string, readonly string[]>>;
  admins: readonly string[];
}

const partner = {
  department: 'Human Resources',
  sub: 'HR Business Partners',
  designation: 'HR Business Partner',
  type: 'Admin' as const,
};

function chief(slug: string, first: string, last: string, gender: Known['gender']): Known {
  return {
    first,
    last,
    gender,
    email: `superadmin@${slug}.example`,
    department: 'Human Resources',
    sub: 'Talent Acquisition',
    designation: 'Chief People Officer',
    type: 'SuperAdmin',
  };
}

export const acme: SeedCompany = {
  slug: 'acme',
  name: 'Acme Industries',
  address: '12 Residency Road, Bengaluru 560025',
  country: 'India',
  surveys: true,
  accounts: [
    { email: 'superadmin@acme.example', about: 'SuperAdmin: sees and may do everything' },
    { email: 'groupadmin@acme.example', about: 'Admin of one department, with a few rights' },
    { email: 'employee@acme.example', about: 'Employee without admin rights' },
  ],
  known: [
    chief('acme', 'Anita', 'Rao', 'female'),
    {
      ...partner,
      first: 'Rahul',
      last: 'Verma',
      gender: 'male',
      email: 'groupadmin@acme.example',
      allowStageEdit: false,
    },
    {
      ...partner,
      first: 'Venkatasubramanian',
      last: 'Krishnaswamy',
      gender: 'male',
      email: 'venkat.krishnaswamy@acme.example',
    },
    { ...partner, first: 'Meera', last: 'Iyer', gender: 'female', email: 'meera.iyer@acme.example' },
    { ...partner, first: 'Nurul', last: 'Rahman', gender: 'female', email: 'nurul.rahman@acme.example' },
    {
      first: 'Kavita',
      last: 'Menon',
      gender: 'female',
      email: 'kavita.menon@acme.example',
      department: 'Engineering',
      sub: 'Platform',
      designation: 'VP Engineering',
      type: 'Employee',
    },
    {
      first: 'Arjun',
      last: 'Kapoor',
      gender: 'male',
      email: 'arjun.kapoor@acme.example',
      department: 'Engineering',
      sub: 'Platform',
      designation: 'Engineering Manager',
      type: 'Employee',
    },
    {
      first: 'Priya',
      last: 'Nair',
      gender: 'female',
      email: 'employee@acme.example',
      department: 'Engineering',
      sub: 'Platform',
      designation: 'Software Engineer',
      type: 'Employee',
      under: 'arjun.kapoor@acme.example',
    },
  ],
  groups: [
    { name: 'Master group', master: true, permissions: 'all', admins: [] },
    {
      name: 'Engineering partners',
      permissions: [
        'company_culture_dashboard',
        'view_message',
        'anonymous_message',
        'all_employees_message',
        'manage_employee',
        'add_note',
        'change_status',
        'manage_milestone',
      ],
      segments: { department__in: ['Engineering'] },
      admins: ['groupadmin@acme.example'],
    },
    {
      name: 'People partners',
      permissions: [
        'company_culture_dashboard',
        'manage_employee',
        'add_note',
        'manage_milestone',
        'data_export',
        'manage_exit',
        'view_exit',
        'update_company_profile',
      ],
      admins: ['venkat.krishnaswamy@acme.example', 'meera.iyer@acme.example'],
    },
    {
      name: 'Asia Pacific partners',
      permissions: ['company_culture_dashboard', 'manage_employee', 'data_export'],
      segments: { region__in: ['APAC'], tags: ['Core Team', 'Performers'] },
      admins: ['nurul.rahman@acme.example'],
    },
  ],
};

export const globex: SeedCompany = {
  slug: 'globex',
  name: 'Globex Foods',
  address: '3 Marina Boulevard, Singapore 018982',
  country: 'Singapore',
  accounts: [{ email: 'superadmin@globex.example', about: 'SuperAdmin of another company' }],
  known: [
    chief('globex', 'Daniel', 'Tan', 'male'),
    { ...partner, first: 'Grace', last: 'Lim', gender: 'female', email: 'grace.lim@globex.example' },
  ],
  groups: [
    { name: 'Master group', master: true, permissions: 'all', admins: [] },
    {
      name: 'People partners',
      permissions: ['company_culture_dashboard', 'manage_milestone', 'data_export'],
      admins: ['grace.lim@globex.example'],
    },
  ],
};

/** Any other company that is asked for by its short name: for measurements and trials. */
export function companyOf(slug: string): SeedCompany {
  const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
  return {
    ...globex,
    slug,
    name,
    accounts: [{ email: `superadmin@${slug}.example`, about: 'SuperAdmin' }],
    known: [
      chief(slug, 'Anita', 'Rao', 'female'),
      { ...partner, first: 'Grace', last: 'Lim', gender: 'female', email: `grace.lim@${slug}.example` },
    ],
    groups: [
      { name: 'Master group', master: true, permissions: 'all', admins: [] },
      {
        name: 'People partners',
        permissions: ['company_culture_dashboard', 'manage_milestone', 'data_export'],
        admins: [`grace.lim@${slug}.example`],
      },
    ],
  };
}
