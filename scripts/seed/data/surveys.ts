import type { Driver } from '../../../src/hr/rules/survey.ts';

/** What the surveys of the demo ask, and what makes the answers differ. */

/** Questions of the bank that the well-being survey asks, by their keys there; those of purposefulness take turns. */
export const asked: Readonly<Record<Driver, { each: number; of: readonly string[] }>> = {
  mental: { each: 2, of: ['mental-stress-week', 'mental-balance-overtime'] },
  social: { each: 3, of: ['social-belonging-team', 'social-manager-listens', 'social-manager-more'] },
  physical: { each: 2, of: ['physical-energy-day', 'physical-workplace-noise'] },
  purposefulness: { each: 1, of: ['purposefulness-contribution-goal', 'purposefulness-growth-learn'] },
};

type ByDriver = Readonly<Partial<Record<Driver, number>>>;

/** How departments differ from the company, in points of the scale. */
export const departmentMoods: Readonly<Record<string, ByDriver>> = {
  Engineering: { mental: -0.3, social: 0.1, physical: -0.1, purposefulness: 0.4 },
  Sales: { mental: -0.7, social: 0.3, physical: -0.2, purposefulness: -0.1 },
  'Customer Success': { mental: -0.5, social: 0.2, physical: -0.4, purposefulness: -0.3 },
  Operations: { mental: 0.1, social: -0.4, physical: -0.8, purposefulness: -0.5 },
  Product: { mental: -0.1, social: 0.3, purposefulness: 0.6 },
  Marketing: { mental: 0.2, social: 0.2, physical: 0.3, purposefulness: 0.2 },
  Finance: { mental: -0.2, social: -0.3, physical: 0.1, purposefulness: -0.2 },
  'Human Resources': { mental: 0.2, social: 0.5, physical: 0.2, purposefulness: 0.4 },
};

/** What changes from one cycle to the next. */
export const driverTrends: Readonly<Record<Driver, number>> = {
  mental: 0.16,
  social: 0.02,
  physical: -0.09,
  purposefulness: 0.07,
};

/** To 'What should your manager do more often?' */
export const managerComments: Readonly<Record<'low' | 'middle' | 'high', readonly string[]>> = {
  low: [
    'Tell us earlier when priorities change.',
    'Keep the one-on-ones instead of moving them.',
    'Ask before promising dates to customers.',
    'Protect the team from late requests.',
    'Notice when somebody works every weekend.',
  ],
  middle: [
    'Give feedback a little sooner.',
    'Share what is discussed in the leadership round.',
    'Let us decide more about how we work.',
    'Fewer meetings, please.',
    'Say what is good enough, not only what is missing.',
  ],
  high: [
    'Go on as now, the weekly talk helps.',
    'Show our work to the other departments.',
    'More pairing with new colleagues.',
    'Keep asking how we are.',
    'Celebrate small things as last month.',
  ],
};

const choose = (text: string, ...replies: string[]) => ({
  type: 'quickReplies',
  text,
  quickReplies: replies.map((title) => ({ title })),
  responseRequired: true,
});

/** Custom questions of the post-exit survey, behind the five that each has. */
export const exitCustom = [
  choose(
    'Where do you go from here?',
    'Another company',
    'My own business',
    'Studies',
    'A pause',
    'I would rather not say',
  ),
  { type: 'scale', scaleType: 'number', text: 'How well did we handle your leaving?', responseRequired: true },
  choose('Would you come back one day?', 'Yes', 'Perhaps', 'No'),
];

/** Why people leave, by how often, as the reasons stand in the first of the fixed questions. */
export const reasonsUsual = [22, 30, 18, 16, 14] as const;
export const reasonsOfDepartment: Readonly<Record<string, readonly number[]>> = {
  Engineering: [30, 38, 12, 12, 8],
  Sales: [34, 14, 22, 24, 6],
  'Customer Success': [16, 26, 16, 34, 8],
  Operations: [30, 16, 26, 16, 12],
};

/** To 'What is the one thing that we should have done differently?', in the order of the reasons. */
export const exitComments: readonly (readonly string[])[] = [
  ['Pay what the market pays before somebody resigns.', 'The raise came a year late.', 'Explain how pay is decided.'],
  [
    'Show me a next step, not only more work.',
    'I asked twice for a move to another team.',
    'Training was always next quarter.',
  ],
  ['Train managers before they lead.', 'My manager and I hardly talked.', 'Listen when a whole team complains.'],
  ['Staff the nights properly.', 'Weekends became normal working days.', 'Say no to some customers.'],
  ['Nothing, my family moved.', 'Remote work would have kept me.', 'You handled it well.'],
];
