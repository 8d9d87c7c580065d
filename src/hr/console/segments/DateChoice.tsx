import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { formatDate } from '../../../console/cells/dates.ts';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { DateField, TickRow } from '../../../console/parts.ts';
import { useMessages, useOffered } from '../../../console/slots.ts';
import { type Category, type Draft, put, withoutCategory } from './draft.ts';

const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 12,
  padding: 8,
});

interface Props {
  category: Category;
  draft: Draft;
  choose(draft: Draft): void;
  /** First and last day that can be chosen. */
  min: string;
  max: string;
}

/** A date field stops nobody from typing a day that it does not offer. */
const isOutside = (value: string | undefined, { min, max }: { min: string; max: string }): boolean =>
  Boolean(value) && (String(value) < min || String(value) > max);

/** A period that is counted back from today, or two days. */
export function DateChoice({ category, draft, choose, min, max }: Props) {
  const { text } = useMessages();
  const { dateFormat } = useFormats();
  const name = useId();
  const { key, label, start = '', end = '' } = category;
  const chosen = draft[key]?.[0] ?? 'all_time';
  const presets = useOffered('segments/keys.presets', (value) => value === chosen);
  const said = (date: string) => formatDate(date, dateFormat);
  const day = (of: string, value: string) => choose(put(draft, of, value ? [value] : []));
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 8, minWidth: 0 }}>
      <legend className="unseen">{label}</legend>
      {presets.map(({ value, label: preset }) => (
        <TickRow key={String(value)}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => {
              const cleared = withoutCategory(draft, category);
              choose(value === 'all_time' ? cleared : put(cleared, key, [String(value)]));
            }}
          />
          {preset}
        </TickRow>
      ))}
      {chosen === 'custom' && (
        <Days>
          {[
            { of: start, label: text('segments/filters.from'), min, max: draft[end]?.[0] ?? max },
            { of: end, label: text('segments/filters.to'), min: draft[start]?.[0] ?? min, max },
          ].map((one) => (
            <DateField
              key={one.of}
              label={one.label}
              value={draft[one.of]?.[0] ?? ''}
              change={(value) => day(one.of, value)}
              min={one.min}
              max={one.max}
              problem={
                isOutside(draft[one.of]?.[0], one)
                  ? text('segments/filters.day-outside', { min: said(one.min), max: said(one.max) })
                  : undefined
              }
            />
          ))}
        </Days>
      )}
    </fieldset>
  );
}
