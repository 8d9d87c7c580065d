import type { Desk } from './desk.ts';

interface Besides {
  path?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** What a schema cannot say of its own largest input. */
export const besides: Record<string, (desk: Desk) => Promise<Besides>> = {
  'segments/saved-filter.create': async (desk) => ({ body: { title: `Some ${Date.now()}`, ...oneFilter(desk) } }),
  'access/group.changes': async (desk) => ({ body: { group_id: await groupMade(desk) } }),
  'access/group.create': async () => ({ body: { group_name: `Everyone ${Date.now()}` } }),
  'access/group.update': async (desk) => ({
    body: { group_id: await groupMade(desk), group_name: `Everyone ${Date.now()}` },
  }),
  'audit/bulk.exit': async ({ there }) => ({
    body: {
      users_data: there
        .ids('people/user')
        .slice(0, 500)
        .map((user_id) => ({ user_id, exit_date: '2099-12-31' })),
    },
  }),
  'audit/bulk.preview': async (desk) => ({ path: `/feedback_bot/company/blacklist_log/${desk.company}/preview` }),
  'chats/session.messages': chatBegun,
  'company/settings.update': async (desk) => ({
    path: `/feedback_bot/company/settings/${desk.company}/`,
    body: {
      employee_tags: [...desk.there.values('tags'), ...Array.from({ length: 490 }, (_, n) => `Tag ${n}`)],
      chat_alert_words: Array.from({ length: 200 }, (_, n) => `word ${n}`),
    },
  }),
  'people/user/tag': async () => ({ body: { add: [`Tagged ${Date.now()}`] } }),
  'segments/saved-filter.update': async (desk) => {
    const { body } = await desk.ask('POST', '/feedback_bot/company/custom_filters_segment', {
      title: `Some ${Date.now()}`,
      filters: { user__profile__department__in: ['Engineering'] },
    });
    return { body: { filter_id: body.data.id, ...oneFilter(desk) } };
  },
  'wellbeing/survey.audience': async () => ({ path: '/employee_wellbeing_bot/survey/id/audience/' }),
};

/** All values together have a limit of their own. */
const oneFilter = ({ there }: Desk) => ({
  filters: {
    user__profile__department__in: [
      ...there.values('department'),
      ...Array.from({ length: 480 }, (_, n) => `Another department that is not there ${n}`.slice(0, 39)),
    ],
  },
});

async function groupMade(desk: Desk): Promise<string> {
  const name = `Some people ${Date.now()}`;
  await desk.ask('POST', '/feedback_bot/group/create', {
    group_name: name,
    permissions: desk.there.permissions.slice(0, 1),
    segments: { department__in: ['Engineering'] },
  });
  const [row] = await desk.served.rows('select id from access_group where group_name = $1', [name]);
  return String(row?.id);
}

async function chatBegun(desk: Desk): Promise<Besides> {
  const made = await desk.ask('POST', '/feedback_bot/api-tokens', {
    name: `Chats ${Date.now()}`,
    scopes: ['chats:start', 'chats:answer'],
    days: 30,
  });
  const headers = { authorization: `Bearer ${made.body.token}` };
  const [stage] = await desk.served.rows("select id from stage where company_id = $1 and status = 'live' limit 1", [
    desk.company,
  ]);
  const body = { employee: { email: 'employee@acme.example' }, touchpoint: stage?.id, external_id: `m${Date.now()}` };
  const chat = await desk.served.ask('POST', '/feedback_bot/chats', { headers, body });
  const messages = Array.from({ length: 100 }, (_, n) => ({
    position: n + 1,
    bot_response: n % 2 === 0,
    msg: [{ text: 'What was said '.repeat(20) }],
  }));
  return { path: `/feedback_bot/chats/${chat.body.data?.id ?? chat.body.id}/messages`, headers, body: { messages } };
}
