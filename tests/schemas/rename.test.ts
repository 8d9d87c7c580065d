import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDocuments } from '../../scripts/codegen/api.ts';
import { rename } from '../../scripts/rename/rename.ts';

const documents = loadDocuments(['schemas']);
const textOf = (texts: ReadonlyMap<string, string>, end: string): string =>
  [...texts].find(([path]) => path.replaceAll('\\', '/').endsWith(end))?.[1] ?? '';

const placeIn = (path: string) => path.replaceAll('\\', '/').replace(/^.*\/(?=schemas|src)/, '');

describe('a property under another name', () => {
  it('is renamed wherever documents say it, and keeps its data', async () => {
    const { texts, complaints, isColumn } = await rename(documents, 'touchpoints/stage.triggerTimeDuration', 'waiting');
    expect(complaints).toEqual([]);
    expect(isColumn).toBe(true);
    const entity = JSON.parse(textOf(texts, 'touchpoints/stage.entity.json'));
    expect(entity.schema.properties.waiting['x-renamed-from']).toBe('triggerTimeDuration');
    expect(entity.schema.required).toContain('waiting');
    expect(entity.schema.required).not.toContain('triggerTimeDuration');
    for (const name of ['stage.form.json', 'stage.create.call.json', 'touchpoints.screen.json']) {
      expect(textOf(texts, `touchpoints/${name}`)).toContain('waiting"');
      expect(textOf(texts, `touchpoints/${name}`)).not.toContain('"triggerTimeDuration"');
    }
    expect(textOf(texts, 'src/hr/server/people/timeline.ts')).toContain('stage.waiting');
  });

  it('is renamed in code by its type where others have the same name, and the rest is told', async () => {
    const { texts, complaints, left } = await rename(documents, 'touchpoints/stage.position', 'place');
    expect(complaints).toEqual([]);
    const code = [...texts].filter(([path]) => /\.tsx?$/.test(path));
    expect(code.length).toBeGreaterThan(0);
    expect(textOf(texts, 'access/group.entity.json')).toBe('');
    expect(left.length).toBeGreaterThan(0);
  });

  it('is renamed in what calls take by names of their own, and in forms with a schema of their own', async () => {
    const { texts, complaints } = await rename(documents, 'company/settings.employee_tags', 'labels');
    expect(complaints).toEqual([]);
    const call = JSON.parse(textOf(texts, 'company/settings.update.call.json'));
    expect(Object.keys(call.takes)).toEqual(['chat_alert_words?', 'labels?']);
    expect(textOf(texts, 'company/settings.form.json')).not.toContain('"employee_tags"');
  });

  it('is renamed at all places where the meta-schemas expect a field: of entities, defaults, filters of a group, texts', async () => {
    const { texts, complaints, left } = await rename(documents, 'people/user.joining_date', 'joined_on');
    expect(complaints).toEqual([]);
    const { storage } = JSON.parse(textOf(texts, 'people/user/user.entity.json'));
    expect([storage.covered, storage.tracked].map((fields) => fields.includes('joined_on'))).toEqual([true, true]);
    expect(JSON.parse(textOf(texts, 'people/user/listing.defaults.json')).sort).toContain('joined_on');
    expect(JSON.parse(textOf(texts, 'people/user/update.call.json')).dayFirst).toContain('joined_on');
    // What names fields in a way of its own is told.
    expect(left.filter((line) => line.startsWith('schemas/segments/keys.options.json'))).toHaveLength(1);
  });

  it('is renamed in the filters that a group of fields brings', async () => {
    const { texts, complaints } = await rename(documents, 'people/user.department', 'unit');
    expect(complaints).toEqual([]);
    expect(textOf(texts, 'people/employees.screen.json')).toContain('"name": "unit__in"');
    expect(textOf(texts, 'access/admins.screen.json')).toContain('"field": "unit"');
  });

  it('leaves what has the same name and is something else: the status of an answer', async () => {
    const { texts, complaints } = await rename(documents, 'people/user.status', 'standing');
    expect(complaints).toEqual([]);
    expect(textOf(texts, 'people/user/update.call.json')).toContain('"standing"');
    for (const name of ['access/admin.list.call.json', 'exit/unreachable.export.call.json'])
      expect(textOf(texts, name), name).not.toContain('standing');
  });

  it("keeps its data where it is described elsewhere, or the table is the engine's", async () => {
    const shared = await rename(documents, 'wellbeing/email.header_color', 'text_color');
    expect(shared.complaints).toEqual([]);
    expect(JSON.parse(textOf(shared.texts, 'wellbeing/email.entity.json')).schema.properties.text_color).toEqual({
      'x-renamed-from': 'header_color',
      allOf: [{ $ref: '../common/campaign.json#/headerColor' }],
    });
    const engine = await rename(documents, 'account/outbox.replyTo', 'answersTo');
    expect([engine.complaints, engine.isColumn]).toEqual([[], false]);
    const { answersTo } = JSON.parse(textOf(engine.texts, 'account/outbox/outbox.entity.json')).schema.properties;
    expect(answersTo['x-column']).toBe('reply_to');
  });

  it.each([
    ['wellbeing/survey.configuration_activated', 'wellbeing/frequency-tab.screen.json', 'what a button sends'],
    ['people/meeting.description', 'people/meeting/schedule.form.json', 'forms whose call takes it by defaults'],
    ['people/meeting.organiser', 'people/meeting/meeting.gate.json', 'gates of fields'],
  ])('%s is renamed in %s: %s', async (id, file) => {
    const { texts, complaints } = await rename(documents, id, 'quite_another');
    expect(complaints).toEqual([]);
    expect(textOf(texts, file)).toContain('quite_another');
  });

  it('is refused where the documents would be at fault', async () => {
    const { complaints } = await rename(documents, 'touchpoints/stage.title', 'company_id');
    expect(complaints.map(({ sentence }) => sentence)).toContain('Every table has a column company_id already');
  });
});

describe('an id', () => {
  it('of a message is renamed in documents and code', async () => {
    const { texts, complaints } = await rename(documents, 'touchpoints/stage.none', 'nothing-yet');
    expect(complaints).toEqual([]);
    expect(textOf(texts, 'touchpoints/stage.messages.json')).toContain('"nothing-yet": {');
    expect(textOf(texts, 'touchpoints.screen.json')).toContain('"touchpoints/stage.nothing-yet"');
    expect(textOf(texts, 'TouchpointPicker.tsx')).toContain("'touchpoints/stage.nothing-yet'");
  });

  it('of a call takes document and handler with it', async () => {
    const { moved, complaints } = await rename(
      documents,
      'call:touchpoints/stage.export',
      'touchpoints/stage.download',
    );
    expect(complaints).toEqual([]);
    expect(moved.map(({ to }) => placeIn(to))).toEqual([
      'schemas/touchpoints/stage.download.call.json',
      'src/hr/server/touchpoints/stage.download.ts',
    ]);
  });

  it('of an entity takes its table along, which keeps its rows', async () => {
    const { texts, moved, complaints, isColumn } = await rename(documents, 'entity:people/alert', 'people/notice');
    expect(complaints).toEqual([]);
    expect(isColumn).toBe(true);
    expect(moved.map(({ to }) => to.replaceAll('\\', '/'))).toContainEqual(
      expect.stringContaining('people/notice.entity.json'),
    );
    const { storage } = JSON.parse(textOf(texts, 'people/alert/alert.entity.json'));
    expect([storage.table, storage.renamedFrom]).toEqual(['notice', 'alert']);
    expect(textOf(texts, 'src/hr/server/people/alert/alerts.ts')).toContain('.insert(notice)');
  });

  it('of an entity is remembered, for the lines of the activity log', async () => {
    const { texts, complaints } = await rename(documents, 'entity:people/alert', 'people/notice');
    expect(complaints).toEqual([]);
    expect(JSON.parse(textOf(texts, 'people/alert/alert.entity.json')).formerly).toEqual(['people/alert']);
  });

  it('of an entity takes its hooks along, whose imports follow', async () => {
    const { texts, moved, complaints } = await rename(documents, 'entity:people/user', 'people/person');
    expect(complaints).toEqual([]);
    expect(moved.map(({ to }) => placeIn(to))).toEqual([
      'schemas/people/person.entity.json',
      'src/hr/server/people/person.hooks.ts',
    ]);
    expect(textOf(texts, 'people/user/user.hooks.ts')).toContain("from './user/derived.ts'");
  });

  it('is renamed at its places only where a group stands for several fields before it', async () => {
    const { texts, complaints } = await rename(documents, 'call:people/user/values', 'people/user/offers');
    expect(complaints).toEqual([]);
    for (const [path, text] of texts)
      if (path.endsWith('.json'))
        expect(text, path).toBe(readFileSync(path, 'utf8').replaceAll('"people/user/values"', '"people/user/offers"'));
  });

  it('of a job takes its handler and its test along', async () => {
    const { moved, complaints } = await rename(documents, 'job:people/import', 'people/import/file');
    expect(complaints).toEqual([]);
    expect(moved.map(({ to }) => placeIn(to))).toEqual([
      'schemas/people/import/file.job.json',
      'src/hr/server/people/import/file.job.ts',
      'tests/hr/people/import/file.test.ts',
    ]);
  });

  it('that names nothing, or several things, is said so', async () => {
    await expect(rename(documents, 'touchpoints/stage.titel', 'name')).rejects.toThrow(
      'is called touchpoints/stage.titel',
    );
    await expect(rename(documents, 'touchpoints/stage.list', 'all')).rejects.toThrow('is a gate and a call: say which');
  });
});
