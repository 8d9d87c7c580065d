import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CategoryPicker } from '../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { readSegments, type Segments } from '../../rules/segments.ts';
import { Matched } from './Matched.tsx';
import { useCategories } from './use-categories.tsx';

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 8,
  margin: '0 0 16px',
  padding: 0,
  border: 0,
  '& label': {
    display: 'flex',
    gap: 10,
    padding: '10px 12px',
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: 8,
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: '1px 0 0',
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
  '& small': { display: 'block', fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
}));

type Given = Readonly<Record<string, string | readonly string[]>>;

const isUnfiltered = (segments: unknown): boolean =>
  segments !== undefined && Object.keys(segments as Given).length === 0;

/** Step of a group's dialog: whom its admins see. Nothing is chosen beforehand, least of all everyone. */
export default function GroupMembers({ step, record }: ComponentProps) {
  const held = step?.values.segments;
  // A draft may hold another choice than the record. Without a filter, a record may also be a group of nobody.
  const [all, setAll] = useState(
    () => isUnfiltered(held) && (record?.all_employees === true || !isUnfiltered(record?.segments)),
  );
  const [chosen, setChosen] = useState<Segments>(() => readSegments((held ?? {}) as Given));
  const { categories, waiting } = useCategories();
  const tell = (everyone: boolean, segments: Segments) =>
    step?.change({ segments: everyone ? {} : Object.keys(segments).length > 0 ? segments : undefined });
  const pick = (everyone: boolean) => {
    setAll(everyone);
    tell(everyone, chosen);
  };
  const choose = (segments: Segments) => {
    setChosen(segments);
    tell(false, segments);
  };
  return (
    <>
      <Audience all={all} pick={pick} />
      {!all &&
        (waiting ?? (
          <CategoryPicker categories={categories} chosen={chosen} choose={choose}>
            <Matched segments={chosen} />
          </CategoryPicker>
        ))}
      {all && <Matched segments={null} />}
    </>
  );
}

function Audience({ all, pick }: { all: boolean; pick(all: boolean): void }) {
  const { text } = useMessages();
  return (
    <Choices>
      <legend className="unseen">{text('access/group.who')}</legend>
      {[true, false].map((everyone) => (
        <label key={String(everyone)}>
          <input type="radio" name="audience" checked={all === everyone} onChange={() => pick(everyone)} />
          <span>
            {text(everyone ? 'access/group.all-employees' : 'access/group.filtered-employees')}
            <small>{text(everyone ? 'access/group.all-employees-help' : 'access/group.filtered-employees-help')}</small>
          </span>
        </label>
      ))}
    </Choices>
  );
}
