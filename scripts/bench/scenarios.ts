import type { Request } from './drive.ts';

/** What the measurement knows about the seeded company. */
export interface Facts {
  employees: number;
  chats: number;
  stages: readonly string[];
  department: string;
  location: string;
  /** Pairs of both, those of most people first. */
  pairs: readonly { department: string; location: string }[];
  /** Family names, each had by many people. */
  names: string[];
  /** First and last names of some people, of whom few are found by both. */
  given: string[];
  /** Ids of some people. */
  people: string[];
}

interface Scenario {
  name: string;
  /** Highest ratio of processor time, server and database together, to the plain server's. */
  target: number;
  /** Another row of the listed table changes before each request, so that nothing remembered may be used. */
  changes?: true;
  /** Milliseconds that 99 of 100 answers may take, where plain SQL takes longer than the usual. */
  slowest?: number;
  /** Fewer than for the others, where nobody asks ten times at once. */
  connections?: number;
  ours(facts: Facts, n: number): Request;
  plain(facts: Facts, n: number): Request;
}

const people = '/feedback_bot/users/list';
const page = (n: number) => `page_limit=10&page_offset=${n}`;
const enc = encodeURIComponent;
const near = (n: number) => (n % 50) + 1;
const name = ({ names }: Facts, n: number) => names[n % names.length] ?? '';
const someone = ({ people }: Facts, n: number) => people[n % people.length] ?? '';
const given = ({ given }: Facts, n: number) => given[n % given.length] ?? '';
const deep = ({ employees }: Facts, n: number) => Math.floor(employees / 20) + (n % 100);
const far = ({ employees }: Facts, n: number) => Math.floor((employees / 10) * 0.9) + (n % 100);
/** Of the chats: some are there for each person. */
const most = ({ chats }: Facts, n: number) => Math.floor((chats / 10) * 0.8) + (n % 100);
const pair = ({ pairs }: Facts, n: number) => {
  const { department = '', location = '' } = pairs[n % pairs.length] ?? {};
  return { department: enc(department), location: enc(location) };
};

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const today = dayOf(new Date());
const aDay = 86_400_000;
const gender = (n: number) => (n % 2 === 0 ? 'female' : 'male');
/** When they joined: since then most of each gender have. */
const joined = (n: number) => dayOf(new Date(Date.UTC(2018, 0, 2) + (n % 400) * aDay));
/** When the chats began that count. */
const since = (n: number) => dayOf(new Date(Date.now() - (400 + (n % 40)) * aDay));
const overview = (filters: Record<string, string>) => ({
  method: 'POST' as const,
  path: '/feedback_bot/reports/overview',
  body: { filters: JSON.stringify(filters) },
});

export const scenarios: Scenario[] = [
  {
    name: 'list with exact total, nothing changed',
    target: 0.3,
    ours: (_, n) => ({ path: `${people}?${page(near(n))}` }),
    plain: (_, n) => ({ path: `/list?${page(near(n))}` }),
  },
  {
    name: 'list with exact total, after a change',
    target: 1.3,
    changes: true,
    ours: (_, n) => ({ path: `${people}?${page(near(n))}` }),
    plain: (_, n) => ({ path: `/list?${page(near(n))}` }),
  },
  {
    name: 'text search',
    target: 1.0,
    ours: (facts, n) => ({ path: `${people}?${page(1)}&raw_search_string=${enc(name(facts, n))}` }),
    plain: (facts, n) => ({ path: `/search?${page(1)}&raw_search_string=${enc(name(facts, n))}` }),
  },
  {
    // Nothing that was found before may be used.
    name: 'search for a person, after a change',
    target: 1.0,
    changes: true,
    ours: (facts, n) => ({ path: `${people}?${page(1)}&raw_search_string=${enc(given(facts, n))}` }),
    plain: (facts, n) => ({ path: `/search?${page(1)}&raw_search_string=${enc(given(facts, n))}` }),
  },
  {
    name: 'search for a common name, after a change',
    target: 0.5,
    changes: true,
    ours: (facts, n) => ({ path: `${people}?${page(1)}&raw_search_string=${enc(name(facts, n))}` }),
    plain: (facts, n) => ({ path: `/search?${page(1)}&raw_search_string=${enc(name(facts, n))}` }),
  },
  {
    name: 'deep page',
    target: 0.7,
    ours: (facts, n) => ({ path: `${people}?${page(deep(facts, n))}` }),
    plain: (facts, n) => ({ path: `/list?${page(deep(facts, n))}` }),
  },
  {
    name: 'page at 90 %, after a change',
    target: 0.5,
    changes: true,
    ours: (facts, n) => ({ path: `${people}?${page(far(facts, n))}` }),
    plain: (facts, n) => ({ path: `/list?${page(far(facts, n))}` }),
  },
  {
    name: 'two filters',
    target: 2.5,
    ours: (facts, n) => ({
      path: `${people}?${page(near(n % 3))}&department__in=${enc(facts.department)}&location__in=${enc(facts.location)}`,
    }),
    plain: (facts, n) => ({
      path: `/filtered?${page(near(n % 3))}&department=${enc(facts.department)}&location=${enc(facts.location)}`,
    }),
  },
  {
    name: 'two filters, 300 pairs, after a change',
    target: 2.5,
    changes: true,
    ours(facts, n) {
      const { department, location } = pair(facts, n);
      return { path: `${people}?${page(1)}&department__in=${department}&location__in=${location}` };
    },
    plain(facts, n) {
      const { department, location } = pair(facts, n);
      return { path: `/filtered?${page(1)}&department=${department}&location=${location}` };
    },
  },
  {
    name: 'one update',
    target: 5,
    ours: ({ stages }, n) => ({
      method: 'PATCH',
      path: `/feedback_bot/stage/update/${stages[n % stages.length]}`,
      body: { title: `Title ${n}` },
    }),
    plain: ({ stages }, n) => ({
      method: 'PATCH',
      path: `/stage/${stages[n % stages.length]}`,
      body: { title: `Title ${n}` },
    }),
  },
  {
    // One after another in any database: ten wait for one row, with plain SQL too.
    name: 'one update, everyone of the same touchpoint',
    target: 5,
    slowest: 60,
    ours: ({ stages: [stage] }, n) => ({
      method: 'PATCH',
      path: `/feedback_bot/stage/update/${stage}`,
      body: { title: `Title ${n}` },
    }),
    plain: ({ stages: [stage] }, n) => ({ method: 'PATCH', path: `/stage/${stage}`, body: { title: `Title ${n}` } }),
  },
  {
    name: 'people of one tab with the counts of all, after a change',
    target: 1.6,
    changes: true,
    ours: (_, n) => ({ path: `${people}?${page(near(n))}&activeTab=high_risk_session&count=true` }),
    plain: (_, n) => ({ path: `/risk?${page(near(n))}` }),
  },
  {
    name: 'person page',
    target: 5,
    ours: (facts, n) => ({ path: `/feedback_bot/users/details/${someone(facts, n)}` }),
    plain: (facts, n) => ({ path: `/person/${someone(facts, n)}` }),
  },
  {
    name: 'timeline of a person',
    target: 4,
    ours: (facts, n) => ({ path: `/feedback_bot/users/${someone(facts, n)}/timeline` }),
    plain: (facts, n) => ({ path: `/person/${someone(facts, n)}/timeline` }),
  },
  {
    // With what a profile may be seen by whom: the chats' rows are joined to people, and both are in the caller's scope.
    // The counts are remembered as long as no chat changes; the plain server counts anew each time.
    name: 'chats of the company, with the counts of all tabs',
    target: 2,
    slowest: 100,
    ours: (_, n) => ({ path: `/feedback_bot/session/list?${page(near(n))}` }),
    plain: (_, n) => ({ path: `/chats?${page(near(n))}` }),
  },
  // What the server holds for figures tells these too, of some 1,300,000 chats at most; one admin at a time.
  {
    name: 'chats of the company, a page at 80 %',
    target: 1,
    slowest: 60,
    connections: 1,
    ours: (facts, n) => ({ path: `/feedback_bot/session/list?${page(most(facts, n))}` }),
    plain: (facts, n) => ({ path: `/chats?${page(most(facts, n))}` }),
  },
  {
    name: 'chats by driver, the lowest first',
    target: 1,
    slowest: 60,
    connections: 1,
    ours: (_, n) => ({ path: `/feedback_bot/session/list?driver=mental&${page(near(n))}` }),
    plain: (_, n) => ({ path: `/chats?driver=mental&${page(near(n))}` }),
  },
  {
    name: 'chats, the last of each employee',
    target: 1,
    slowest: 60,
    connections: 1,
    ours: (_, n) => ({ path: `/feedback_bot/session/list?last=true&filters=%7B%7D&${page(near(n))}` }),
    plain: (_, n) => ({ path: `/chats?last=1&${page(near(n))}` }),
  },
  {
    name: 'chats of the people with a common name, after a change',
    target: 1,
    changes: true,
    slowest: 60,
    connections: 1,
    ours: (facts, n) => ({ path: `/feedback_bot/session/list?raw_search_string=${enc(name(facts, n))}&${page(1)}` }),
    plain: (facts, n) => ({ path: `/chats?search=${enc(name(facts, n))}&${page(1)}` }),
  },
  {
    // Plain SQL answers a third of the figures: neither drivers, groups nor how many are needed for each.
    name: 'overview',
    target: 3,
    slowest: 1000,
    connections: 2,
    ours: () => overview({}),
    plain: () => ({ path: '/overview' }),
  },
  {
    // Two fifths of the people, and others each time: nothing of them is remembered.
    name: 'overview of a selection, reckoned each time',
    target: 3,
    slowest: 250,
    connections: 1,
    ours: (_, n) =>
      overview({
        user__profile__gender__in: gender(n),
        user__profile__joining_date_start: joined(n),
        user__profile__joining_date_end: today,
        initiated_date_start: since(n),
        initiated_date_end: today,
      }),
    plain: (_, n) => ({ path: `/overview?gender=${gender(n)}&joined=${joined(n)}&since=${since(n)}` }),
  },
  {
    // Half of the people, and the chats of other days each time.
    name: 'overview of the same selection, other days',
    target: 1,
    slowest: 100,
    connections: 1,
    ours: (_, n) =>
      overview({
        user__profile__gender__in: gender(n),
        initiated_date_start: since(n),
        initiated_date_end: today,
      }),
    plain: (_, n) => ({ path: `/overview?gender=${gender(n)}&since=${since(n)}` }),
  },
  {
    name: 'templates',
    target: 4,
    ours: () => ({ path: '/feedback_bot/users/canned_email?type=canned' }),
    plain: () => ({ path: '/templates' }),
  },
  {
    name: 'profile save',
    target: 5,
    ours: (facts, n) => ({
      method: 'PATCH',
      path: `/feedback_bot/users/update/${someone(facts, n)}`,
      body: { skills: `Skill ${n}` },
    }),
    plain: (facts, n) => ({ method: 'PATCH', path: `/person/${someone(facts, n)}`, body: { skills: `Skill ${n}` } }),
  },
];
