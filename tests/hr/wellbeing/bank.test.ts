import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { missingIn } from '../../../src/hr/rules/bank-question.ts';
import { firstQuestions } from '../../../src/hr/server/wellbeing/bank.ts';
import { sheets } from '../../../src/server/sheets/sheets.ts';
import { limits } from '../../engine/sheets/read.ts';
import { employee, limited, type SurveyServer, stranger, superAdmin, surveyServer } from '../support/survey.ts';

/** The bank of questions: a SuperAdmin adds, changes and imports them, within the limits of the specification. */

let server: SurveyServer;
beforeAll(async () => {
  server = await surveyServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const question = {
  driver: 'mental',
  sub_driver: 'Focus',
  type: 'closeEnded',
  text: 'How often are you disturbed?',
  quickReplies: [
    { title: 'Never', value: 5 },
    { title: 'All day', value: 1 },
  ],
};
const add = (body: object, who: string | null = superAdmin) => server.ask(who, 'POST', 'bank', body);
const long = (signs: number) => 'x'.repeat(signs);
const card = { title: 'Time', quickReplies: [{ title: 'Choose this' }] };
const offered = async () => {
  const { body } = await server.get(superAdmin, 'question_bank/');
  return (Object.values(body.results) as { id: string; questions: object[] }[][]).flat();
};

it('what every company begins with keeps the rules of the bank', () => {
  const wrong = firstQuestions.filter((one) => missingIn(one.type, one).length > 0);
  expect(wrong.map(({ source }) => source)).toEqual([]);
});

describe('a question', () => {
  it.each([
    [null, 401],
    [employee, 403],
    [limited, 403],
    [superAdmin, 201],
  ])('is added by a SuperAdmin alone (%s: %i)', async (who, status) => {
    expect((await add(question, who)).status).toBe(status);
  });

  it('is offered, changed and taken away from what is offered; another company does not see it', async () => {
    const { body } = await add({ ...question, text: ' How is the light? ' });
    expect(body).toMatchObject({ text: 'How is the light?', enabled: true, createdBy: server.admin });
    expect((await offered()).find(({ id }) => id === body.id)?.questions).toEqual([
      { text: 'How is the light?', quickReplies: question.quickReplies },
    ]);
    const change = (values: object, who = superAdmin) => server.ask(who, 'PATCH', `bank/${body.id}`, values);
    // Of another type it keeps nothing that belongs to the former one.
    expect((await change({ type: 'scale', scaleType: 'emoji', scale: 'often' })).body).toMatchObject({
      quickReplies: [],
      scaleType: 'emoji',
    });
    expect((await change({ enabled: false }, stranger)).status).toBe(404);
    expect((await change({ enabled: false })).status).toBe(200);
    const added = await server.ask(superAdmin, 'POST', 'interactions/', { add_ques: [body.id] });
    expect(added.body.code).toBe('NotInBank');
  });

  it.each<[string, object, string]>([
    ['without a text', { text: ' ' }, 'text'],
    ['with a longer text than 300', { text: long(301) }, 'text'],
    ['with a longer reply than 50', { quickReplies: [{ title: long(51) }] }, 'quickReplies.0.title'],
    [
      'with a longer answer of the assistant than 300',
      { quickReplies: [{ title: 'A', postback: long(301) }] },
      'quickReplies.0.postback',
    ],
    ['with six replies', { quickReplies: Array.from({ length: 6 }, () => ({ title: 'A' })) }, 'quickReplies'],
    ['without a reply', { quickReplies: [] }, 'quickReplies'],
    ['with six cards', { type: 'carousel', cards: Array.from({ length: 6 }, () => card) }, 'cards'],
    ['with two cards that are shown as one', { type: 'card', cards: [card, card] }, 'cards'],
    ['with a card without a reply', { type: 'carousel', cards: [{ title: 'Time' }] }, 'cards'],
    [
      'with a longer heading of a card than 300',
      { type: 'carousel', cards: [{ ...card, title: long(301) }] },
      'cards.0.title',
    ],
    [
      'with a longer text of a card than 500',
      { type: 'carousel', cards: [{ ...card, description: long(501) }] },
      'cards.0.description',
    ],
    ['with a longer address than 1000', { type: 'image', imgUrl: `https://${long(1000)}` }, 'imgUrl'],
    ['with an address that is none', { type: 'image', imgUrl: 'javascript:alert(1)' }, 'imgUrl'],
    ['without a scale', { type: 'scale' }, 'scaleType'],
  ])('%s is refused at its place', async (_what, values, field) => {
    const before = (await offered()).length;
    const answer = await add({ ...question, ...values });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    expect((await offered()).length).toBe(before);
  });
});

describe('a table of questions', () => {
  const head = 'Driver,Sub driver,Type,Question,Answer required,Scale as,Scale,Replies,Cards,Picture,Text below';
  const send = (table: string, who = superAdmin) => server.ask(who, 'POST', 'bank/import', { table });

  it('brings all types in, once', async () => {
    const table = [
      head,
      'Mental,Focus,Single choice,How loud is it?,,,,Quiet=5|Loud=1,,,',
      'social,Team,scale,We help each other.,no,Numbers,How far one agrees,,,,',
      'Physical,Rest,Cards to choose from,What would help?,,,,,"Sleep; Eight hours; ; This=5\nWalks; ; ; This=4",,',
      'Purposefulness,Meaning,Free answer,What matters?,No,,,,,,',
      'Physical,Rest,Picture,Breathe.,No,,,,,https://example.com/a.svg,Three times',
    ].join('\n');
    const first = await send(table);
    expect([first.status, first.body]).toEqual([200, { status: 200, added: 5, known: 0 }]);
    expect((await send(table)).body).toMatchObject({ added: 0, known: 5 });
    const rows =
      await server.rows(sql`select type, response_required, quick_replies, cards, scale_type, scale, img_url from survey_question
      where company_id = ${server.company} and text in ('How loud is it?', 'We help each other.', 'What would help?') order by text`);
    expect(rows).toMatchObject([
      {
        type: 'closeEnded',
        response_required: true,
        quick_replies: [
          { title: 'Quiet', value: 5 },
          { title: 'Loud', value: 1 },
        ],
      },
      { type: 'scale', response_required: false, scale_type: 'number', scale: 'agreement' },
      { type: 'carousel', cards: [{ title: 'Sleep', description: 'Eight hours' }, { title: 'Walks' }] },
    ]);
  });

  it('is imported whole or not at all, and says what is wrong in which row', async () => {
    const before = (await offered()).length;
    const table = [
      head,
      'Mental,Focus,Free answer,Fine?,,,,,,,',
      'Mood,Focus,Free answer,Wrong?,,,,,,,',
      'Mental,Focus,Replies,No replies?,,,,,,,',
      `Mental,Focus,Free answer,${long(301)},,,,,,,`,
      'Mental,Focus,Replies,Loud, or quiet?,,,,Loud=1|Quiet=5,,,Below',
    ];
    const answer = await send(table.join('\n'));
    expect([answer.status, answer.body.message]).toEqual([400, 'Nothing was imported: 4 rows have something wrong.']);
    expect(answer.body.errors.table.map((text: string) => text.split(': ').slice(0, 2).join(': '))).toEqual([
      'Row 3: Driver',
      'Row 4: Replies',
      'Row 5: Question',
      'Row 6: There are more cells than headings. A text with a comma stands in quotation marks.',
    ]);
    expect((await offered()).length).toBe(before);
  });

  it.each([
    ['nothing', 'x', 'NoTable'],
    ['headings alone', head, 'NoTable'],
    ['other headings', 'Name,Email\nA,B', 'Columns'],
    ['more than a driver holds', [head, ...Array(1001).fill('Mental,Focus,Free answer,Again?')].join('\n'), 'NoTable'],
  ])('of %s is none', async (_what, table, code) => {
    expect((await send(table)).body.code).toBe(code);
  });

  it('waits for no file that a job goes through, and keeps nobody else waiting', async () => {
    const file = sheets.rows(Buffer.from('name\n'.repeat(1001)), limits);
    await file.next();
    const sent = send(`${head}\nMental,Focus,Free answer,Is a job at it?`);
    const others = server.get(superAdmin, 'question_bank/');
    expect([(await sent).body, (await others).status]).toEqual([{ status: 200, added: 1, known: 0 }, 200]);
    await file.return(undefined);
  });

  it('comes from a SuperAdmin alone', async () => {
    for (const who of [limited, employee]) expect((await send(head, who)).status).toBe(403);
  });
});
