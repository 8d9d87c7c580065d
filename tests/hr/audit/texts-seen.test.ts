import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { artifacts } from '../support/documents.ts';

/**
 * No text of the audit log, of bounced mails, reports and downloads is dead: each is looked for by a test that brings it
 * about, as it is read or by a part of it; or by the error of a call that says it, or the name that a row makes its id of.
 */

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx)$/.test(file) && !file.endsWith('texts-seen.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

const literals = new Set<string>();
const patterns: RegExp[] = [];
for (const source of sources) {
  for (const [, , text] of source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g))
    literals.add(String(text).replaceAll(/\\(.)/g, '$1'));
  for (const [, pattern] of source.matchAll(/[\s(,[]\/((?:\\.|[^/\\\n]){12,})\/i?[,)\].]/g))
    if (!pattern?.includes('|')) patterns.push(written(pattern));
}

/** As it stands in the source; what is none after all matches nothing. */
function written(pattern = ''): RegExp {
  try {
    return new RegExp(pattern, 'i');
  } catch {
    return /(?!)/;
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A part of a sentence that is told from those of other sentences. */
const long = 16;

const hasPart = (part: string, whole: string): boolean => part.length >= long && whole.includes(part);

/** `{count|mail|mails}`: as it is read of one, or of several. */
const isRead = (text: string): boolean =>
  ['$1', '$2'].some((form) => isReadSo(text.replaceAll(/\{\w+\|([^{}|]*)\|([^{}|]*)\}/g, form)));

function isReadSo(text: string): boolean {
  const filled = new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
    's',
  );
  const asShown = text.replaceAll(/\{\w+\}/g, '7');
  return (
    [...literals].some((one) => filled.test(one) || hasPart(one, text) || hasPart(text, one)) ||
    patterns.some((one) => one.test(asShown))
  );
}

const errors = new Map<string, string[]>();
for (const { errors: declared = {} } of Object.values(artifacts.calls))
  for (const [code, { message }] of Object.entries(declared))
    errors.set(message, [...(errors.get(message) ?? []), code]);

/** `genai/report.outside-` and what a row of a table adds to it. */
const beginnings = [...literals]
  .flatMap((one) => /^([\w/.-]+)\$\{/.exec(one)?.[1] ?? [])
  .filter((one) => one.length >= long);

const isBroughtAbout = (id: string): boolean =>
  (errors.get(id) ?? []).some((code) => literals.has(code)) || beginnings.some((one) => id.startsWith(one));

const texts = Object.entries(artifacts.messages).filter(([id]) => /^(audit|genai)\//.test(id));

it('every text is looked for', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([id, { text }]) => !isRead(text) && !isBroughtAbout(id)).map(([id]) => id)).toEqual([]);
});

it.each(['Nobody has ever been shown the sentence about walnuts.', 'Walnut {count} of {total} is cracked.'])(
  'one that nobody looks for is found: %s',
  (text) => expect([isRead(text), isBroughtAbout('audit/walnut')]).toEqual([false, false]),
);
