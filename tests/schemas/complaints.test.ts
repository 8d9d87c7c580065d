import { describe, expect, it } from 'vitest';
import { checkDocuments, complaintLine } from '../../scripts/codegen/api.ts';
import { noParts } from '../../scripts/codegen/code-parts.ts';
import type { CodeUse } from '../../scripts/codegen/source-use.ts';
import { callBreaks } from './breaks/calls.ts';
import { entityBreaks } from './breaks/entities.ts';
import { gateBreaks } from './breaks/gates.ts';
import { nameBreaks } from './breaks/names-given.ts';
import { otherBreaks } from './breaks/others.ts';
import { ruleBreaks } from './breaks/rules.ts';
import { valueBreaks } from './breaks/values-shown.ts';
import { faults } from './planted-faults.ts';
import { planted, shelfWith } from './shelf.ts';

const unusedByCode: CodeUse = { ids: new Map(), words: new Set(), beginnings: [], parts: noParts };
const place = { file: 'src/x.ts', line: 3, column: 7 };

function lines(changes: Parameters<typeof shelfWith>[0], usedInCode?: CodeUse): string[] {
  return checkDocuments(shelfWith(changes), { usedInCode }).map(complaintLine);
}

describe('complaints', () => {
  it('has none about documents without a fault', () => {
    expect(lines({}, unusedByCode)).toEqual([]);
  });

  it.each(faults)('%s', (_name, changes, line) => {
    expect(lines(changes)).toContain(line);
  });

  it('says one thing about one fault', () => {
    const several = faults.map(([name, changes, line]) => ({
      name,
      others: lines(changes).filter((one) => one !== line),
    }));
    // These faults have consequences that are worth a line of their own.
    const expected = ['a field in a layout', 'a route that begins like the API'];
    const more = several.filter(({ name, others }) => others.length > 0 && !expected.includes(name));
    expect(more).toEqual([]);
  });
});

describe('deliberate breaks', () => {
  const breaks = [
    ...entityBreaks,
    ...callBreaks,
    ...gateBreaks,
    ...otherBreaks,
    ...nameBreaks,
    ...ruleBreaks,
    ...valueBreaks,
  ];

  it(`are refused, each with the sentence that helps (${breaks.length})`, async () => {
    const said = breaks.map(([name, changes]) => [name, ...lines(changes, unusedByCode).map((line) => `  ${line}`)]);
    expect(said.filter((one) => one.length < 2)).toEqual([]);
    // Read what changes there: it is what an analyst reads.
    await expect(said.map((one) => one.join('\n')).join('\n\n')).toMatchFileSnapshot('breaks/complaints.txt');
  });
});

describe('use', () => {
  const texts = 'shell/shell.messages.json';
  const spare = planted(
    texts,
    '"none": {',
    '"spare": {\n    "text": "Spare.",\n    "severity": "info"\n  },\n  "none": {',
  );

  it('complains about a message that nobody shows', () => {
    expect(lines(spare, unusedByCode)).toEqual([
      'schemas/shell/shell.messages.json:14:3 #/spare: Nobody uses the message shell/spare, remove it, or say in "reserved" why it is there',
    ]);
  });

  it('takes a message that is reserved, one that code names, and one whose beginning code names', () => {
    const reserved = planted(
      texts,
      '"none": {',
      '"spare": {\n    "text": "Spare.",\n    "severity": "info",\n    "reserved": "Later."\n  },\n  "none": {',
    );
    expect(lines(reserved, unusedByCode)).toEqual([]);
    expect(lines(spare, { ...unusedByCode, ids: new Map([['shell/spare', place]]) })).toEqual([]);
    expect(lines(spare, { ...unusedByCode, beginnings: ['shell/sp'] })).toEqual([]);
  });

  it('complains about what is called reserved and is in use', () => {
    const reserved = planted(texts, '"text": "Nothing here.",', '"text": "Nothing here.",\n    "reserved": "Later.",');
    expect(lines(reserved, unusedByCode)).toEqual([
      'schemas/shell/shell.messages.json:16:5 #/none/reserved: The message shell/none is in use, leave "reserved" out',
    ]);
  });

  it('complains about a permission that opens nothing, and a gate that nobody asks', () => {
    const permission = planted(
      'access/permissions.options.json',
      '"values": [',
      '"values": [\n      { "value": "burn_books", "label": "Burn" },',
    );
    expect(lines(permission, unusedByCode)).toEqual([
      'schemas/access/permissions.options.json:5:7 #/codes/values/0: No gate asks for the permission burn_books, say in "reserved" why it opens nothing yet',
    ]);
    const gate = planted(
      'books/book.gate.json',
      '"keep": {',
      '"lend": { "title": "Lend", "needs": { "signedIn": true }, "refused": "hide", "reason": "shell/sign-in" },\n  "keep": {',
    );
    expect(lines(gate, unusedByCode)).toEqual([
      'schemas/books/book.gate.json:2:3 #/lend: Nobody uses the gate books/book.lend, remove it, or say in "reserved" why it is there',
    ]);
  });

  it('complains about an id in code that no document declares', () => {
    const ids = new Map(['shell/nonne', 'drizzle-orm/pg-core', 'books/book'].map((id) => [id, place]));
    expect(lines({}, { ...unusedByCode, ids })).toEqual([
      'src/x.ts:3:7 #: No document declares "shell/nonne", did you mean "shell/none"?',
    ]);
  });
});
