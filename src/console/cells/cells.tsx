import { type ComponentType, lazy, Suspense } from 'react';
import type { BuiltinCell } from '../../shared/builtins.ts';
import { useOptions } from '../artifacts/use-artifacts.ts';
import { useWords } from '../messages/use-words.ts';
import { Initials } from '../shell/Initials.tsx';
import { Tooltip } from '../shell/Tooltip.tsx';
import type { CellProps } from '../slots.ts';
import { Address } from './Address.tsx';
import { Chip, Chips } from './Chip.tsx';

/** An empty value is a dash, which says that it is empty and not still on the way. */
const nothing = '–';
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const address = /^[^\s@]+@[^\s@]+$/;

function Text({ values: [value], schema }: CellProps) {
  if (isEmpty(value)) return nothing;
  const options = schema?.['x-options'];
  if (options) return <OptionLabel value={value} options={options} />;
  const text = String(value);
  if (address.test(text)) return <Address text={text} />;
  return text;
}

function OptionLabel({ value, options }: { value: unknown; options: string }) {
  return useOptions(options).find((option) => option.value === value)?.label ?? String(value);
}

function ChipCell({ values: [value], schema }: CellProps) {
  const option = useOptions(schema?.['x-options'] ?? '').find((one) => one.value === value);
  return isEmpty(value) ? nothing : <Chip color={option?.color}>{option?.label ?? String(value)}</Chip>;
}

const Moment = lazy(() => import('./Moment.tsx'));

const dated = (time: boolean) =>
  function DateCell({ values: [value] }: CellProps) {
    return isEmpty(value) ? (
      nothing
    ) : (
      <Suspense>
        <Moment value={String(value)} time={time} />
      </Suspense>
    );
  };

function NumberCell(props: CellProps) {
  const [value] = props.values;
  return typeof value === 'number' && !props.schema?.['x-options'] ? value.toLocaleString('en') : <Text {...props} />;
}

function YesNo({ values: [value] }: CellProps) {
  const words = useWords();
  return isEmpty(value) ? nothing : words(value ? 'yes' : 'no');
}

/** A name, and before it the initials that stand for a picture; a second value is shown below. */
function Person({ values: [name, below] }: CellProps) {
  if (isEmpty(name)) return nothing;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 10 }}>
      <Initials name={String(name)} />
      <span style={{ minWidth: 160 }}>
        {String(name)}
        {!isEmpty(below) && (
          <small style={{ display: 'block', opacity: 0.8, fontWeight: 400 }}>
            <Address text={String(below)} />
          </small>
        )}
      </span>
    </span>
  );
}

function Tags({ values: [value], schema }: CellProps) {
  const options = useOptions(schema?.items?.['x-options'] ?? '');
  if (!Array.isArray(value) || value.length === 0) return nothing;
  return <Chips values={value.map((one) => options.find((option) => option.value === one)?.label ?? String(one))} />;
}

/** Only what a browser may open: a stored `javascript:` address stays text. */
function LinkCell({ values: [value] }: CellProps) {
  const text = String(value ?? '');
  if (isEmpty(value)) return nothing;
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return <a href={`mailto:${text}`}>{text}</a>;
  if (!/^https?:\/\//i.test(text)) return text;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function PictureCell({ values: [value] }: CellProps) {
  if (isEmpty(value)) return nothing;
  return <img src={String(value)} alt="" style={{ maxWidth: 120, maxHeight: 64, borderRadius: 8 }} />;
}

const RichText = lazy(() => import('./RichText.tsx'));

function RichTextCell({ values: [value] }: CellProps) {
  return isEmpty(value) ? (
    nothing
  ) : (
    <Suspense>
      <RichText html={String(value)} />
    </Suspense>
  );
}

/** What a value is called, and below that what it means. */
function OptionCell({ values: [value], schema }: CellProps) {
  const option = useOptions(schema?.['x-options'] ?? '').find((one) => one.value === value);
  return (
    <>
      {option?.label ?? String(value)}
      <small style={{ display: 'block', fontWeight: 400, opacity: 0.75 }}>{option?.description}</small>
    </>
  );
}

const Share = lazy(() => import('./Share.tsx'));

/** How much of a second value the first one is. */
function ShareCell({ values: [used, whole] }: CellProps) {
  return typeof used !== 'number' || typeof whole !== 'number' ? null : (
    <Suspense>
      <Share used={used} whole={whole} />
    </Suspense>
  );
}

/** Of several names joined by commas the first, and how many more; all of them as a hint. */
function FirstOfList({ values: [value] }: CellProps) {
  const words = useWords();
  const [first, ...others] = String(value ?? '').split(', ');
  if (!first || others.length === 0) return first || nothing;
  return (
    <Tooltip text={String(value)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tooltip must be reached by the keyboard */}
      <span tabIndex={0}>
        {first} {words('more-of-list', { count: others.length })}
      </span>
    </Tooltip>
  );
}

const own: Record<BuiltinCell, ComponentType<CellProps>> = {
  text: Text,
  chip: ChipCell,
  date: dated(false),
  'date-time': dated(true),
  number: NumberCell,
  'yes-no': YesNo,
  person: Person,
  tags: Tags,
  link: LinkCell,
  picture: PictureCell,
  'rich-text': RichTextCell,
  option: OptionCell,
  share: ShareCell,
  'first-of-list': FirstOfList,
};

export const cells: Readonly<Record<string, ComponentType<CellProps>>> = own;
export const TextCell = own.text;
