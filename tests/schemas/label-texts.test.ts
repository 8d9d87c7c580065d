import { readFileSync } from 'node:fs';
import AJV8PrecompiledValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import { describe, expect, it } from 'vitest';
import { buildArtifacts, compileValidators, formPart, loadDocuments } from '../../scripts/codegen/api.ts';
import { inWords, rehome } from '../../src/console/forms/errors.ts';
import { withoutHiddenSigns } from '../../src/shared/hidden-signs.ts';

/** A name that turns its line around, or that differs from another by what nobody sees, is refused wherever one is written. */

const { artifacts } = buildArtifacts(loadDocuments(['schemas']));
const validators = compileValidators(artifacts);
const sentence = artifacts.messages['shell/form.rule-label']?.text;

const hidden: [name: string, sign: string][] = [
  ['a line break', '\n'],
  ['a carriage return', '\r'],
  ['a tab', '\t'],
  ['a bell', '\u0007'],
  ['a control sign of the second set', '\u0085'],
  ['a line of its own', '\u2028'],
  ['a paragraph of its own', '\u2029'],
  ['right to left from here', '\u202e'],
  ['an isolate', '\u2066'],
  ['an Arabic mark', '\u061c'],
  ['a space without width', '\u200b'],
  ['a joiner', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a tag', '\u{e0041}'],
  ['a letter that looks like a space', '\u3164'],
  ['a joiner of letters', '\u034f'],
  ['a vowel without a shape', '\u17b4'],
  ['a variant of a letter', '\u{e0100}'],
  ['the colour of a picture, where there is none', '\ufe0f'],
];

/** Where a name is written, and a body that is right but for it. */
const places: [call: string, at: string, body: (name: string) => object][] = [
  ['access/group.create', '/group_name', (group_name) => ({ group_name, permissions: ['view_users'], segments: {} })],
  ['account/passkey/rename', '/name', (name) => ({ name })],
  ['company/api-token.create', '/name', (name) => ({ name })],
  ['company/profile.update', '/company_name', (company_name) => ({ company_name })],
  ['company/profile.update', '/brand_name', (brand_name) => ({ brand_name })],
  ['company/settings.update', '/employee_tags/0', (tag) => ({ employee_tags: [tag] })],
  ['company/settings.update', '/chat_alert_words/0', (word) => ({ chat_alert_words: [word] })],
  ['company/settings.update', '/holidays/0/name', (name) => ({ holidays: [{ day: '2026-12-25', name }] })],
  ['company/ticket.add', '/subject', (subject) => ({ subject, description: 'Help' })],
  ['exit/stage.create', '/title', (title) => ({ title, triggerTimeDuration: 1, triggerTimeUnit: 'days' })],
  ['genai/report.create', '/report_name', (report_name) => ({ report_name })],
  ['people/meeting/add', '/summary', (summary) => ({ summary })],
  ['people/user/tag', '/add/0', (tag) => ({ ids: [], add: [tag] })],
  ['people/user/update', '/department', (department) => ({ department })],
  ['people/user/update', '/designation', (designation) => ({ designation })],
  ['people/user/update', '/display_name', (display_name) => ({ display_name })],
  ['people/user/update', '/first_name', (first_name) => ({ first_name })],
  ['people/user/update', '/hrbp', (hrbp) => ({ hrbp })],
  ['people/user/update', '/tags/0', (tag) => ({ tags: [tag] })],
  ['segments/saved-filter.create', '/title', (title) => ({ title, filters: {} })],
  ['templates/template.create', '/templateName', (templateName) => ({ templateName })],
  ['templates/template.create', '/templateSubject', (templateSubject) => ({ templateSubject })],
  ['touchpoints/stage.update', '/title', (title) => ({ title })],
  ['touchpoints/stage.update', '/mail_subject', (mail_subject) => ({ mail_subject })],
  ['wellbeing/bank.update', '/text', (text) => ({ text })],
  ['wellbeing/bank.update', '/sub_driver', (sub_driver) => ({ sub_driver })],
  ['wellbeing/email.update', '/subject', (subject) => ({ subject })],
];

/** Where what records hold is chosen: it may be older than the rule, but is never two lines nor turned around. */
const choices: [call: string, at: string, body: (value: string) => object][] = [
  ['access/group.create', '/segments/designation__in', (designation__in) => ({ segments: { designation__in } })],
  ['company/api-token.create', '/segments/tags/0', (tag) => ({ segments: { tags: [tag] } })],
  ['segments/count', '/filters/user__tags__in', (tags) => ({ filters: { user__tags__in: tags } })],
  ['segments/saved-filter.create', '/filters/any/0', (value) => ({ title: 'A', filters: { any: [value] } })],
  ['segments/saved-filter.update', '/filters/any', (any) => ({ filters: { any } })],
  ['wellbeing/survey.update', '/audience/designation__in/0', (one) => ({ audience: { designation__in: [one] } })],
];

function said(call: string, body: object, at: string): (string | undefined)[] {
  const validate = validators[`${call}#body`];
  validate?.(structuredClone(body));
  return (validate?.errors ?? []).filter((error) => error.instancePath === at).map(({ message }) => message);
}

describe('a text that becomes a label', () => {
  it.each(places)('refuses what nobody sees: %s%s', (call, at, body) => {
    const taken = hidden.filter(([, sign]) => !said(call, body(`Ab${sign}cdefgh`), at).includes(sentence));
    expect(taken.map(([name]) => name)).toEqual([]);
    expect(said(call, body('Accounts Zoë'), at)).toEqual([]);
  });

  it.each(choices)('refuses other lines where one is chosen: %s%s', (call, at, body) => {
    for (const sign of ['\r', '\n', '\t', '\u0085', '\u2028', '\u202e', '\u2066', '\u200f', '\u061c'])
      expect([sign, said(call, body(`Sales${sign}Written on 2020-01-01`), at)]).toEqual([sign, [sentence]]);
    for (const value of ['Sales, Support', 'Zoë’s team', 'a\u200bb', 'a\u00adb', 'Love ❤️'])
      expect(said(call, body(value), at)).toEqual([]);
  });

  it.each(['Zoë’s team', '李雷', 'प्रिया', 'מאיה', 'a & b: 50 %', 'Love ❤️', '❤️', '1️⃣ first', 'two  spaces'])(
    'takes %s',
    (name) => {
      expect(said('touchpoints/stage.update', { title: name }, '/title')).toEqual([]);
    },
  );

  it('keeps the sentence of its own rule', () => {
    expect(said('touchpoints/stage.update', { title: '  ' }, '/title')).toEqual([
      artifacts.messages['shell/mandatory-fields']?.text,
    ]);
    expect(said('people/user/update', { department: 'a\u202e/b' }, '/department')).toEqual([
      sentence,
      artifacts.messages['people/user/rule-attribute']?.text,
    ]);
  });

  it.each([
    ['touchpoints/stage', 'title'],
    ['access/group-name', 'group_name'],
    ['company/profile', 'brand_name'],
  ])('is refused in the form %s, too', async (form, field) => {
    const part = await formPart(artifacts, form);
    const validator = new AJV8PrecompiledValidator(part.validators as never, part.schema as never);
    const { errors } = validator.validateFormData({ [field]: 'Accounts\u202eZ' }, part.schema as never);
    const told = inWords(rehome(errors), (id) => artifacts.messages[id]?.text ?? id);
    expect(told.filter(({ property }) => property === `.${field}`).map(({ message }) => message)).toEqual([sentence]);
  });

  it('has the same signs in the rule and where a file is named', () => {
    for (const sign of everySign()) {
      for (const text of [sign, `a${sign}`, `❤${sign}`, `${sign}\u20e3`]) {
        if (rule.test(text) === (withoutHiddenSigns(text) === text)) expect.fail(inHex(text));
      }
    }
  });

  it('has every sign that Unicode lets nobody see, and no letter', () => {
    const missed = everySign().filter(
      (sign) => /\p{Default_Ignorable_Code_Point}/u.test(sign) && !rule.test(`a${sign}`),
    );
    expect(missed.map(inHex)).toEqual([]);
    expect(
      everySign()
        .filter((sign) => /[\p{L}\p{N}]/u.test(sign) && rule.test(sign))
        .map(inHex),
    ).toEqual(['115f', '1160', '3164', 'ffa0']);
  });

  it('takes every picture in colour', () => {
    const pictures = everySign().filter((sign) => /(?=\P{Emoji_Component})\p{Emoji}/u.test(sign));
    expect(pictures.length).toBeGreaterThan(1000);
    expect(pictures.filter((sign) => rule.test(`${sign}\ufe0f`)).map(inHex)).toEqual([]);
  });
});

const rule = new RegExp(JSON.parse(readFileSync('schemas/common/label.json', 'utf8')).text.not.pattern, 'u');

const everySign = (): string[] =>
  Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));

const inHex = (text: string): string => [...text].map((sign) => sign.codePointAt(0)?.toString(16)).join(' ');
