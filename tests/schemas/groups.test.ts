import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildArtifacts, checkDocuments, complaintLine, parseDocuments } from '../../scripts/codegen/api.ts';

const root = 'schemas';
const texts = Object.fromEntries(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\/[^/]*\.json$/.test(name) && !/^(meta|migrations)\//.test(name))
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
);
const place = 'people/user/user.entity.json';

/** The product's documents, with an attribute that only the entity knows of. */
function withAttribute() {
  const entity = JSON.parse(texts[place] ?? '');
  entity.schema.properties.work_model = {
    title: 'Work model',
    'x-groups': ['audience', 'employment', 'suggested'],
    'x-also': ['remote or office'],
    allOf: [{ $ref: '../../common/person.json#/attribute' }],
    'x-write': 'people/user/manage',
  };
  return parseDocuments(root, { ...texts, [place]: JSON.stringify(entity) });
}

it('an attribute said in the entity stands in filters, segments, groups, forms, card, suggestions and import', () => {
  const documents = withAttribute();
  const { artifacts } = buildArtifacts(documents);
  expect(checkDocuments(documents).filter(({ sentence }) => !/migration/i.test(sentence))).toEqual([]);
  const { calls, forms, options, screens } = artifacts;
  for (const id of ['people/user/list', 'people/user/search', 'access/group.count', 'access/group.segment-filters'])
    expect(calls[id]?.filters?.work_model__in, id).toEqual({ property: 'work_model', is: 'in' });
  expect(calls['people/session/list']?.query?.properties).toHaveProperty('work_model__in');
  for (const id of ['access/group.create', 'access/group.update', 'company/api-token.create'])
    expect(calls[id]?.body?.properties.segments?.properties, id).toHaveProperty('work_model__in');
  for (const id of ['people/user/add', 'people/user/update'])
    expect(calls[id]?.body?.properties, id).toHaveProperty('work_model');
  expect(calls['people/user/update']?.answers?.[200]?.properties?.message?.properties).toHaveProperty('work_model');
  expect(calls['people/user/values']?.query?.properties.field?.enum).toContain('work_model');
  for (const id of ['people/user/new', 'people/user/profile']) {
    expect(JSON.stringify(forms[id]?.layout?.groups), id).toContain('"work_model"');
    expect(forms[id]?.layout?.widgets?.work_model, id).toMatchObject({ send: { field: 'work_model' } });
  }
  expect(JSON.stringify(screens['people/user/profile'])).toContain('"work_model"');
  expect(options['people/import/columns']).toMatchObject({
    values: expect.arrayContaining([{ value: 'work_model', label: 'Work model', also: ['remote or office'] }]),
  });
  expect(options['people/user/audience']).toMatchObject({
    values: expect.arrayContaining([{ value: 'work_model', label: 'Work model' }]),
  });
  expect(JSON.stringify(options['segments/keys.table'])).toContain('user__profile__work_model__in');
});

it('a field that a list names by itself stands there once, in its own place', () => {
  const { artifacts } = buildArtifacts(parseDocuments(root, texts));
  const columns = artifacts.options['people/import/columns'];
  const values = columns && 'values' in columns ? columns.values.map(({ value }) => value) : [];
  expect(values.filter((value) => value === 'sub_department')).toHaveLength(1);
  expect(values.indexOf('sub_department')).toBe(values.indexOf('department') + 1);
});

it('a group that is no name is a complaint, not the end of check', () => {
  const entity = JSON.parse(texts[place] ?? '');
  // With a key of this name it can be turned into no text.
  entity.schema.properties.department['x-groups'] = [{ toString: 1 }];
  const documents = parseDocuments(root, { ...texts, [place]: JSON.stringify(entity) });
  const lines = checkDocuments(documents).map(complaintLine);
  expect(lines.join('\n')).toMatch(/people\/user\/user\.entity\.json:.*The name "toString" cannot be used/);
});
