/** Where people work and in what: the words by which they are grouped, filtered and limited. */
export interface Place {
  location: string;
  city: string;
  region: string;
  country: string;
  cluster: string;
  timeZone: string;
  /** Country code and the leading digits of mobile numbers there. */
  phone: string;
  weight: number;
}

const place = (
  location: string,
  city: string,
  region: string,
  country: string,
  cluster: string,
  timeZone: string,
  phone: string,
  weight: number,
): Place => ({
  location,
  city,
  region,
  country,
  cluster,
  timeZone,
  phone,
  weight,
});

export const places: readonly Place[] = [
  place('Bengaluru Tech Park', 'Bengaluru', 'South', 'India', 'India South', 'Asia/Kolkata', '+9198', 26),
  place('Pune Campus', 'Pune', 'West', 'India', 'India West', 'Asia/Kolkata', '+9197', 18),
  place('Mumbai Head Office', 'Mumbai', 'West', 'India', 'India West', 'Asia/Kolkata', '+9199', 16),
  place('Gurugram Office', 'Gurugram', 'North', 'India', 'India North', 'Asia/Kolkata', '+9181', 10),
  place('Hyderabad Office', 'Hyderabad', 'South', 'India', 'India South', 'Asia/Kolkata', '+9190', 10),
  place('Singapore Office', 'Singapore', 'APAC', 'Singapore', 'Asia Pacific', 'Asia/Singapore', '+659', 7),
  place('Kuala Lumpur Office', 'Kuala Lumpur', 'APAC', 'Malaysia', 'Asia Pacific', 'Asia/Kuala_Lumpur', '+6012', 5),
  place('Manila Office', 'Manila', 'APAC', 'Philippines', 'Asia Pacific', 'Asia/Manila', '+63917', 5),
  place('Dubai Office', 'Dubai', 'Middle East', 'United Arab Emirates', 'Middle East', 'Asia/Dubai', '+97150', 3),
];

export interface Department {
  name: string;
  business: string;
  weight: number;
  subs: readonly string[];
  /** Job titles from the most junior to the head. */
  designations: readonly [string, string, string, string, string];
  roleCategory: string;
}

const department = (
  name: string,
  business: string,
  weight: number,
  roleCategory: string,
  subs: string,
  designations: string,
): Department => ({
  name,
  business,
  weight,
  roleCategory,
  subs: subs.split(', '),
  designations: designations.split(', ') as unknown as Department['designations'],
});

export const departments: readonly Department[] = [
  department(
    'Engineering',
    'Products',
    34,
    'Technology',
    'Platform, Mobile, Quality, Data Engineering, Infrastructure',
    'Software Engineer, Senior Software Engineer, Tech Lead, Engineering Manager, VP Engineering',
  ),
  department(
    'Sales',
    'Markets',
    18,
    'Revenue',
    'Enterprise Sales, Inside Sales, Channel Sales',
    'Sales Executive, Account Manager, Senior Account Manager, Regional Sales Manager, VP Sales',
  ),
  department(
    'Customer Success',
    'Markets',
    14,
    'Revenue',
    'Onboarding, Support, Renewals',
    'Support Associate, Customer Success Associate, Customer Success Manager, Customer Success Lead, Head of Customer Success',
  ),
  department(
    'Operations',
    'Operations',
    12,
    'Operations',
    'Logistics, Facilities, Procurement',
    'Operations Associate, Operations Analyst, Operations Lead, Operations Manager, Head of Operations',
  ),
  department(
    'Product',
    'Products',
    6,
    'Technology',
    'Product Management, Design, Research',
    'Associate Product Manager, Product Manager, Senior Product Manager, Group Product Manager, Chief Product Officer',
  ),
  department(
    'Marketing',
    'Markets',
    5,
    'Revenue',
    'Brand, Content, Growth',
    'Marketing Associate, Marketing Specialist, Marketing Lead, Marketing Manager, Head of Marketing',
  ),
  department(
    'Finance',
    'Corporate',
    5,
    'Corporate',
    'Accounts, Payroll, Treasury',
    'Accounts Associate, Financial Analyst, Senior Financial Analyst, Finance Manager, Chief Financial Officer',
  ),
  department(
    'Human Resources',
    'Corporate',
    4,
    'Corporate',
    'Talent Acquisition, HR Business Partners, Learning',
    'HR Associate, HR Executive, HR Business Partner, HR Manager, Chief People Officer',
  ),
  department(
    'Legal',
    'Corporate',
    2,
    'Corporate',
    'Contracts, Compliance',
    'Legal Associate, Legal Counsel, Senior Legal Counsel, Legal Manager, General Counsel',
  ),
];

export const grades = ['G1', 'G2', 'G3', 'G4', 'G5'] as const;
export const segments = [
  ['Frontline', 'Day shift'],
  ['Frontline', 'Night shift'],
  ['Office', 'Hybrid'],
  ['Office', 'Remote'],
] as const;
export const educations = ['B.Tech', 'B.Com', 'B.A.', 'BBA', 'M.Tech', 'MBA', 'M.A.', 'M.Sc.', 'CA', 'LLB'] as const;
export const skills: Readonly<Record<string, readonly string[]>> = {
  Technology: ['Java', 'TypeScript', 'Python', 'Kubernetes', 'SQL', 'React', 'Testing', 'Figma', 'Roadmaps'],
  Revenue: ['Negotiation', 'CRM', 'Presentations', 'Forecasting', 'Copywriting', 'Customer interviews'],
  Operations: ['Planning', 'Vendor management', 'Lean', 'Safety', 'Inventory'],
  Corporate: ['Excel', 'Payroll', 'Contracts', 'Hiring', 'Mediation', 'Audit'],
};
/** The four that every company has, then some of its own. */
export const tags = [
  'Performers',
  'Non Performers',
  'Core Team',
  'Senior LT',
  'New Joiner',
  'Buddy',
  'First-time Manager',
  'Campus Hire',
] as const;
