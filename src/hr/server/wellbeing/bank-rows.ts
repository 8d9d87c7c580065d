import { constants, optionLabels } from '../../../generated/options.ts';

/** A question as a row of a table says it; what is wrong in it stands there as it was written. */
export interface BankRow {
  driver: string;
  sub_driver: string;
  type: string;
  text: string;
  response_required: boolean;
  enabled: true;
  interaction_id: null;
  scaleType: string | null;
  scale: string | null;
  quickReplies: Reply[];
  cards: Card[];
  imgUrl: string | null;
  description: string | null;
}

interface Reply {
  title: string;
  value?: number;
}

interface Card {
  title: string;
  description?: string;
  imgUrl?: string;
  quickReplies: Reply[];
}

const headings = constants['wellbeing/bank.columns'];
type Heading = (typeof headings)[number];
const needed: readonly Heading[] = ['Driver', 'Sub driver', 'Type', 'Question'];

const properties: Readonly<Record<string, Heading>> = {
  driver: 'Driver',
  sub_driver: 'Sub driver',
  type: 'Type',
  text: 'Question',
  scaleType: 'Scale as',
  scale: 'Scale',
  quickReplies: 'Replies',
  cards: 'Cards',
  imgUrl: 'Picture',
  description: 'Text below',
};

/** Of the column that a fault at this path (`quickReplies.0.title`) is about. */
export const headingOf = (path: string): string => properties[path.split('.')[0] ?? ''] ?? path;

/** Where the columns stand, whatever their order and letters; and which are not there. */
export function bankColumns(head: readonly string[]): {
  missing: Heading[];
  read(cells: readonly string[]): (heading: Heading) => string;
} {
  const places = new Map(head.map((said, at) => [said.trim().toLowerCase(), at]));
  const placeOf = (heading: Heading) => places.get(heading.toLowerCase());
  return {
    missing: needed.filter((heading) => placeOf(heading) === undefined),
    read: (cells) => (heading) => cells[placeOf(heading) ?? cells.length]?.trim() ?? '',
  };
}

export function questionOf(cell: (heading: Heading) => string): BankRow {
  return {
    driver: valueIn('wellbeing/survey.drivers', cell('Driver')),
    sub_driver: cell('Sub driver'),
    type: valueIn('wellbeing/survey.questionTypes', cell('Type')),
    text: cell('Question'),
    response_required: !/^(no|false|0)$/i.test(cell('Answer required')),
    enabled: true,
    interaction_id: null,
    scaleType: valueIn('wellbeing/survey.scaleTypes', cell('Scale as')) || null,
    scale: valueIn('wellbeing/survey.scales', cell('Scale')) || null,
    quickReplies: repliesIn(cell('Replies')),
    cards: cell('Cards')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(cardIn),
    imgUrl: cell('Picture') || null,
    description: cell('Text below') || null,
  };
}

type Lists = typeof optionLabels;

/** Both the label and the value are understood, whatever their letters. */
function valueIn(list: keyof Lists, said: string): string {
  const wanted = said.toLowerCase();
  const found = Object.entries(optionLabels[list]).find(
    ([value, label]) => value.toLowerCase() === wanted || String(label).toLowerCase() === wanted,
  );
  return found?.[0] ?? said;
}

/** `Often=5|Never=1|It depends`. */
const repliesIn = (said: string): Reply[] =>
  said
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [, title = one, value] = /^(.*)=\s*(\d+)$/.exec(one) ?? [];
      return { title: title.trim(), ...(value !== undefined && { value: Number(value) }) };
    });

/** `Heading; text; address of the picture; replies`. */
function cardIn(line: string): Card {
  const [title = '', description = '', imgUrl = '', ...replies] = line.split(';').map((part) => part.trim());
  return {
    title,
    ...(description && { description }),
    ...(imgUrl && { imgUrl }),
    quickReplies: repliesIn(replies.join(';')),
  };
}
