import { Chips } from '../../../console/cells/Chip.tsx';
import { type CellProps, Tooltip, useConstant, useMessages } from '../../../console/slots.ts';

const usual = { at: 31, to: 30 };

/** The first entries as chips, long values cut; all of them, whole, on hover and on focus. */
export default function MetaDataCell({ values: [value] }: CellProps) {
  const { text } = useMessages();
  const entries = useConstant<number>('genai/log.entries', 2);
  const length = useConstant('genai/log.valueCut', usual);
  const all = entriesOf(value);
  if (all.length === 0) return text('genai/log.everything');
  const entry = (name: string, said: string): string => text('genai/log.entry', { name, value: said });
  const shown = all.slice(0, entries).map((one) => entry(one.name, cut(one.value, length)));
  return (
    <Tooltip text={all.map((one) => entry(one.name, one.value)).join('; ')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tooltip must be reached by the keyboard */}
      <span tabIndex={0}>
        <Chips values={shown} />
      </span>
    </Tooltip>
  );
}

/** What a report is about, filter by filter, as they were called when it was asked for. */
const entriesOf = (value: unknown): { name: string; value: string }[] =>
  Object.entries(typeof value === 'object' && value ? value : {}).map(([name, said]) => ({
    name,
    value: String(said),
  }));

function cut(value: string, { at, to }: typeof usual): string {
  const characters = [...value];
  return characters.length < at ? value : `${characters.slice(0, to).join('')}…`;
}
