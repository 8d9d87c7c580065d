import { defaultTemplates } from '../../src/hr/server/templates/defaults.ts';
import type { Row } from './bulk.ts';
import type { Person } from './people.ts';
import { idOf } from './random.ts';

/** Those that everyone begins with, and some that admins wrote since; one of them was changed twice. */
export function templateRows(
  slug: string,
  owner: string,
  known: readonly Person[],
  today: string,
): { templates: Row[]; versions: Row[] } {
  const at = (days: number, time: string) =>
    `${new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)}T${time}Z`;
  const other = known.find(({ id, type }) => type !== 'Employee' && id !== owner)?.id ?? owner;
  const begun = defaultTemplates.map((one) => ({ ...one, createdAt: at(-400, '04:30:00') }));
  const templates = [...begun, ...written(owner, other, at)].map((one, place) => ({
    id: idOf(slug, 'template', place),
    ...one,
  }));
  const [changed] = templates.filter(({ createdBy }) => createdBy === owner);
  const versions = templates.flatMap(({ id, templateName, templateSubject, templateBody, createdBy, createdAt }) => {
    const now = { templateName, templateSubject, templateBody };
    const all = id === changed?.id ? [...earlier(templateName), now] : [now];
    return all.map((content, place) => ({
      id: idOf(slug, 'template', id, 'version', place),
      template: id,
      number: place + 1,
      ...content,
      createdBy,
      createdAt: all.length > 1 ? at(-90 + place * 20, '08:15:00') : createdAt,
    }));
  });
  return { templates, versions };
}

type At = (days: number, time: string) => string;

function written(owner: string, other: string, at: At) {
  const shared = { share_settings: 'all', is_default: false, reader: 'all' };
  return [
    {
      ...shared,
      templateName: 'After a hard month',
      templateSubject: '{{recipient.first_name}}, thank you for this month',
      templateBody:
        '<p>Hello {{recipient.first_name}},</p><p>The last weeks were a lot. Thank you for what you did, and for telling us how it was.</p><p><strong>Please take the days off that you have gathered.</strong> We plan around you.</p>',
      templateType: 'canned',
      createdBy: owner,
      used: 14,
      createdAt: at(-90, '08:15:00'),
    },
    {
      ...shared,
      share_settings: 'self',
      reader: owner,
      templateName: 'Welcome back',
      templateSubject: 'Welcome back, {{recipient.first_name}}',
      templateBody:
        '<p>Hello {{recipient.first_name}},</p><p>Good to have you back. What would help you in your first week?</p>',
      templateType: 'canned',
      createdBy: owner,
      used: 3,
      createdAt: at(-33, '11:40:00'),
    },
    {
      ...shared,
      templateName: 'Talk about your workload',
      templateSubject: 'Your workload: let us look at it together',
      templateBody:
        '<p>Hello {{recipient.first_name}},</p><p>You wrote that it is too much. I would like to go through it with you:</p><ol><li>What is on your table?</li><li>What can wait?</li><li>Who can help?</li></ol>',
      templateType: 'calendar',
      createdBy: other,
      used: 6,
      createdAt: at(-51, '06:05:00'),
    },
  ];
}

const earlier = (templateName: string): Row[] => [
  {
    templateName,
    templateSubject: 'Thank you for this month',
    templateBody: '<p>Hello {{recipient.first_name}},</p><p>The last weeks were a lot. Thank you for what you did.</p>',
  },
  {
    templateName,
    templateSubject: 'Thank you for this month',
    templateBody:
      '<p>Hello {{recipient.first_name}},</p><p>The last weeks were a lot. Thank you for what you did, and for telling us how it was.</p><p>Please take your days off.</p>',
  },
];
