import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Message } from '../../../src/shared/documents/words.ts';
import type { Mail } from '../../../src/shared/documents/work.ts';
import { paramsIn, withoutParams } from '../../../src/shared/texts/filled.ts';
import type { DocumentFile, Path } from '../document.ts';
import { messageParams } from '../emit/words.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

/** An `errorMessage` knows the numbers of its own schema, and nothing else. */
export function checkMessageText(
  checking: Checking,
  document: DocumentFile,
  path: Path,
  id: string,
  schema: Schema,
): void {
  const message = checking.artifacts.messages[id];
  const unknown = message ? messageParams(message).filter((name) => !(name in schema)) : [];
  for (const name of unknown) {
    const hint = didYouMean(name, Object.keys(schema)) ?? 'only the keywords of the field can be filled in';
    checking.say(document, path, `The message ${id} has {${name}}, which the field does not have`, hint);
  }
}

/** A brace that belongs to no parameter: people would read it. */
export function checkTexts(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'messages')) {
    for (const key of ['text', 'title', 'confirm', 'cancel'] as const) {
      const text = (entry.value as Partial<Message>)[key];
      if (text === undefined || !/[{}]/.test(withoutParams(text))) continue;
      const hint =
        'a parameter is one word in braces, such as {count}, with what one and several ask for behind it: {count|mail|mails}';
      at(checking, entry, [key], 'A brace stands alone in the text, and would be read as it is', hint);
    }
  }
}

/** What react-admin fills its own texts with. */
const reactAdmin = [
  ...['smart_count', 'name', 'recordRepresentation', 'item', 'column', 'order', 'field_lower_first', 'options'],
  ...['input', 'min', 'max', 'pattern', 'page', 'total', 'offsetBegin', 'offsetEnd'],
];

/** A parameter of a text that code shows: some code has a value of that name. */
export function checkFilledByCode(checking: Checking): void {
  const { keys } = checking.usedInCode ?? {};
  if (!keys) return;
  const elsewhere = new Set(
    Object.values(checking.artifacts.entities).flatMap(({ schema }) =>
      Object.entries(schema.properties).flatMap(([name, one]) =>
        one['x-relation'] ? [name, `${name}__name`] : [name],
      ),
    ),
  );
  for (const entry of entriesOfKind(checking, 'messages')) {
    const message = checking.artifacts.messages[entry.id];
    if (!message) continue;
    const known = entry.id.startsWith('shell/react-admin.') ? new Set(reactAdmin) : keys;
    for (const name of messageParams(message)) {
      if (known.has(name) || elsewhere.has(name)) continue;
      const key = (['text', 'title', 'confirm', 'cancel'] as const).find((one) =>
        paramsIn(message[one] ?? '').includes(name),
      );
      const sentence = `Nobody fills {${name}} of the message ${entry.id}`;
      at(checking, entry, [key ?? 'text'], sentence, didYouMean(name, known));
    }
  }
}

/** Places where a text stands by itself, with nobody to fill in a parameter. */
const still = new Set(['empty', 'noHits', 'reason']);

export function checkStillTexts(checking: Checking): void {
  for (const { kind, id, document, path } of checking.references) {
    const message = checking.artifacts.messages[id];
    if (kind !== 'message' || !message || !still.has(String(path.at(-1)))) continue;
    const [name] = messageParams(message);
    if (name) checking.say(document, path, `The message ${id} has {${name}}, and nobody fills it in here`);
  }
}

/** `{{user.name}}` of a mail stands under `placeholders`, and what stands there is used. */
export function checkMails(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'mail')) {
    const mail = entry.value as Mail;
    const texts: [Path, string][] = [
      [['subject'], mail.subject],
      ...mail.body.map((text, index): [Path, string] => [['body', index], text]),
      ...(mail.button
        ? ([
            [['button', 'label'], mail.button.label],
            [['button', 'link'], mail.button.link],
            [['button', 'without'], mail.button.without ?? ''],
          ] as [Path, string][])
        : []),
      ...(mail.list
        ? (['text', 'label', 'link'] as const).map((key): [Path, string] => [['list', key], mail.list?.[key] ?? ''])
        : []),
    ];
    const declared = Object.keys(mail.placeholders);
    const used = new Set<string>();
    for (const [path, text] of texts) {
      for (const [, name = ''] of text.matchAll(/\{\{\s*([^}\s]+)\s*\}\}/g)) {
        used.add(name);
        if (!declared.includes(name))
          at(checking, entry, path, `The placeholder ${name} is not declared`, didYouMean(name, declared));
      }
    }
    for (const name of declared.filter((one) => !used.has(one))) {
      at(checking, entry, ['placeholders', name], `The mail does not use the placeholder ${name}`, 'leave it out');
    }
  }
}
