/** Touchpoints of the seeded companies: when they come, and what the assistant asks. */
export interface SeedQuestion {
  type: 'text' | 'scale' | 'quickReplies';
  text: string;
  scaleType?: 'emoji' | 'number';
  quickReplies?: { title: string; postback?: string }[];
}

export interface SeedTouchpoint {
  title: string;
  after: number;
  unit: 'days' | 'weeks' | 'months' | 'years';
  live: boolean;
  questions: SeedQuestion[];
}

const mood = (text: string): SeedQuestion => ({ type: 'scale', text, scaleType: 'emoji' });
const rate = (text: string): SeedQuestion => ({ type: 'scale', text, scaleType: 'number' });
const say = (text: string): SeedQuestion => ({ type: 'text', text });
const choose = (text: string, ...replies: string[]): SeedQuestion => ({
  type: 'quickReplies',
  text,
  quickReplies: replies.map((title) => ({ title, postback: `Thank you, noted: ${title}.` })),
});

const feeling = mood('How do you feel at work these days?');
const manager = rate('How well does your manager support you?');
const better = say('What is one thing that we could do better?');
const workload = choose('How is your workload?', 'Too little', 'Just right', 'Too much');
const talk = choose('Would you like someone from HR to call you?', 'Yes, please', 'Not now');

const touchpoint = (
  title: string,
  after: number,
  unit: SeedTouchpoint['unit'],
  questions: SeedQuestion[],
  live = true,
): SeedTouchpoint => ({
  title,
  after,
  unit,
  live,
  questions,
});

export const touchpoints: readonly SeedTouchpoint[] = [
  touchpoint('Welcome on board', 0, 'days', [
    mood('How was your first day?'),
    choose('Was your desk ready when you arrived?', 'Yes', 'Partly', 'No'),
    say('Is there anything you are missing?'),
  ]),
  touchpoint('Third day check-in', 3, 'days', [
    mood('How are the first days going?'),
    choose('Have you met your team?', 'Everyone', 'Some', 'Nobody yet'),
  ]),
  touchpoint('First week', 1, 'weeks', [feeling, choose('Did you meet your buddy?', 'Yes', 'Not yet'), better]),
  touchpoint('Induction feedback', 10, 'days', [
    rate('How useful was the induction?'),
    say('Which part should we change?'),
  ]),
  touchpoint('Two weeks with us', 2, 'weeks', [feeling, workload]),
  touchpoint('First month', 1, 'months', [feeling, manager, workload, better]),
  touchpoint('Manager connect', 6, 'weeks', [
    manager,
    choose('Do you have regular one-on-ones?', 'Every week', 'Every month', 'No'),
    talk,
  ]),
  touchpoint('Training needs', 2, 'months', [
    rate('How well were you trained for your role?'),
    say('What would you like to learn next?'),
  ]),
  touchpoint('Ninety days', 90, 'days', [
    feeling,
    manager,
    choose('Would you recommend us to a friend?', 'Yes', 'Perhaps', 'No'),
    better,
  ]),
  touchpoint('Probation review', 5, 'months', [feeling, rate('How clear are your goals?'), talk]),
  touchpoint('Half a year', 6, 'months', [feeling, manager, workload, better]),
  touchpoint('Confirmation', 26, 'weeks', [
    mood('How do you feel about your confirmation?'),
    say('What helped you most so far?'),
  ]),
  touchpoint('Growth conversation', 9, 'months', [
    rate('How do you see your growth here?'),
    say('What would your next role be?'),
    talk,
  ]),
  touchpoint('First anniversary', 12, 'months', [feeling, manager, rate('How proud are you to work here?'), better]),
  touchpoint('Appraisal feedback', 13, 'months', [
    mood('How fair was your appraisal?'),
    say('What should the next one look like?'),
    talk,
  ]),
  touchpoint('A year and a half', 18, 'months', [feeling, workload, better]),
  touchpoint('Second anniversary', 2, 'years', [feeling, manager, rate('How proud are you to work here?'), better]),
  touchpoint('Role change check', 28, 'months', [mood('How is your role developing?'), talk]),
  touchpoint('Two years and a half', 30, 'months', [feeling, workload]),
  touchpoint('Third anniversary', 3, 'years', [feeling, manager, better]),
  touchpoint('Leadership readiness', 40, 'months', [
    rate('How ready are you to lead others?'),
    say('What would help you?'),
  ]),
  touchpoint('Fourth anniversary', 4, 'years', [feeling, manager, better]),
  touchpoint('Fifth anniversary', 5, 'years', [
    feeling,
    rate('How proud are you to work here?'),
    say('Which moment do you remember best?'),
  ]),
  touchpoint('Seven years', 7, 'years', [feeling, better]),
  touchpoint('Ten years', 10, 'years', [feeling, say('What has changed most for you?')]),
  touchpoint('Relocation check', 120, 'days', [mood('How have you settled in?'), talk], false),
  touchpoint('Remote work pulse', 16, 'weeks', [rate('How well can you work from home?'), better], false),
  touchpoint(
    'Benefits awareness',
    45,
    'days',
    [choose('Do you know your health insurance?', 'Yes', 'Partly', 'No')],
    false,
  ),
  touchpoint('Safety briefing feedback', 4, 'days', [rate('How useful was the safety briefing?')], false),
  touchpoint(
    'Buddy programme feedback',
    75,
    'days',
    [rate('How did your buddy help you?'), say('Would you be a buddy yourself, and why?')],
    false,
  ),
];

export const answers: Readonly<Record<'low' | 'middle' | 'high', readonly string[]>> = {
  low: [
    'I often stay late and nobody notices.',
    'Priorities change every week.',
    'I have not had a one-on-one for months.',
    'My laptop took three weeks to arrive.',
    'I am thinking about other options.',
  ],
  middle: [
    'More clarity on the goals would help.',
    'It is fine, though meetings take a lot of time.',
    'A little more training would be good.',
    'Nothing special this month.',
    'The canteen queue is long.',
  ],
  high: [
    'The team is great and helps a lot.',
    'I learn something every week.',
    'My manager takes time for me.',
    'I like the flexible hours.',
    'Nothing, keep going!',
  ],
};

const colours = {
  header_color: '#ffffff',
  header_background: '#0f766e',
  button_color: '#ffffff',
  button_background: '#0f766e',
};

/** Most touchpoints invite with the product's own mail. */
export const plainInvitation = {
  mail_layout: 'standard',
  mail_subject: null,
  mail_body: null,
  header_text: null,
  action_button_text: null,
  ...colours,
};

/** One invites with a mail that an admin has drawn. */
export const invitation = {
  mail_layout: 'banner',
  mail_subject: '{{recipient.first_name}}, how was your start at {{company.brand_name}}?',
  mail_body:
    '<p>Dear {{recipient.first_name}},</p><p>you have been with us for a little while now. {{chat_user.first_name}} would like to know:</p><ul><li>How do you like the work?</li><li>Do you have all that you need?</li></ul><p>It takes about two minutes.</p>',
  header_text: 'How are you settling in?',
  action_button_text: 'Tell us',
  ...colours,
};
