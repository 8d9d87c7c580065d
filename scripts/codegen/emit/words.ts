import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Message } from '../../../src/shared/documents/words.ts';
import type { Mail } from '../../../src/shared/documents/work.ts';
import { paramsIn } from '../../../src/shared/texts/filled.ts';
import { banner, comment, literal, quoted, union } from './banner.ts';
import { interfaceOf } from './typescript.ts';

/** Parameters that a text, its heading or its buttons name. */
export function messageParams(message: Message): string[] {
  const texts = [message.text, message.title, message.confirm, message.cancel];
  return [...new Set(texts.flatMap((text) => paramsIn(text ?? '')))];
}

export function messagesFile(artifacts: Artifacts): string {
  const members = Object.values(artifacts.messages).map((message) => {
    const params = messageParams(message).map((name) => `${name}: string | number`);
    return `${comment(message.text)}${quoted(message.id)}: ${params.length > 0 ? `{ ${params.join('; ')} }` : 'NoParams'};`;
  });
  const intro = `type NoParams = Record<never, never>;\n\n${comment('What each text of the catalogue is filled with.')}`;
  return `${banner}${intro}export interface Messages {\n${members.join('\n')}\n}\n`;
}

const shown = new Set(['value', 'label', 'description', 'group', 'color', 'reserved', 'retired', 'hidden']);

export function optionsFile(artifacts: Artifacts): string {
  const types: string[] = [];
  const values: string[] = [];
  const constants: string[] = [];
  const details: string[] = [];
  const labels: string[] = [];
  for (const options of Object.values(artifacts.options)) {
    const key = quoted(options.id);
    if ('values' in options) {
      const all = options.values.map((option) => option.value);
      types.push(`${comment(options.title)}${key}: ${union(all)};`);
      values.push(`${comment(options.title)}${key}: [${all.map(literal).join(', ')}],`);
      labels.push(`${comment(options.title)}${key}: ${literal(labelsOf(options.values))},`);
      // A list whose options say more than what is chosen and how it is shown is there for code to read.
      if (options.values.some((option) => Object.keys(option).some((name) => !shown.has(name))))
        details.push(`${comment(options.title)}${key}: ${literal(options.values)},`);
    } else {
      const unit = options.unit ? `, in ${options.unit}` : '';
      const one = options.constant;
      const text = Array.isArray(one) ? `[${one.map(literal).join(', ')}]` : literal(one);
      constants.push(`${comment(`${options.title}${unit}`)}${key}: ${text},`);
    }
  }
  return [
    banner,
    `${comment('Values of each option list.')}export interface OptionValues {\n${types.join('\n')}\n}\n`,
    `export const optionValues = {\n${values.join('\n')}\n} as const;\n`,
    `export const constants = {\n${constants.join('\n')}\n} as const;\n`,
    `export const optionDetails = {\n${details.join('\n')}\n} as const;\n`,
    `${comment('What each value is called on screen.')}export const optionLabels = {\n${labels.join('\n')}\n} as const;\n`,
  ].join('\n');
}

const labelsOf = (values: readonly { value: unknown; label: string }[]): Record<string, string> =>
  Object.fromEntries(values.map(({ value, label }) => [String(value), label]));

export async function jobsFile(artifacts: Artifacts): Promise<string> {
  const jobs = Object.values(artifacts.jobs).map((job) => [job.id, { ...job.payload, description: job.title }]);
  const mails = Object.values(artifacts.mails).map((mail) => {
    const names = Object.keys(mail.placeholders ?? {}).map(
      (name) => `${quoted(name)}: string | number${mayBeNull(mail, name) ? ' | null' : ''}`,
    );
    return `${comment(mail.title)}${quoted(mail.id)}: ${names.length > 0 ? `{ ${names.join('; ')} }` : 'Record<never, never>'};`;
  });
  const intro = comment('Payload of each job.');
  const payloads = await interfaceOf('Jobs', Object.fromEntries(jobs));
  const placeholders = `${comment('Placeholders of each mail.')}export interface Mails {\n${mails.join('\n')}\n}\n`;
  return `${banner}${intro}${payloads}\n${placeholders}`;
}

/** The link of a button that may be left out. */
const mayBeNull = ({ button }: Mail, name: string): boolean =>
  button?.without !== undefined && button.link.replace(/\s/g, '') === `{{${name}}}`;
