import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Icon, Select } from '../../../console/parts.ts';
import { type ComponentProps, useConstant, useMessages, useOverlays } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { filtersText, overviewOf, overviewWith } from './address.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { choicesOf, type Draft, draftOf } from './draft.ts';
import { useCategories, useFilterWords } from './use-filters.ts';
import type { Saved } from './use-save-segment.ts';
import { useSegments } from './use-segments.ts';

const Bar = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  '& .chooser': { display: 'flex', flex: '1 1 170px', alignItems: 'center', gap: 10, minWidth: 0 },
  '& .chooser select': { flex: 1, maxWidth: 360, minWidth: 0 },
  '& label': { fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
}));

type Answer = Calls['segments/overview']['answer'];

/** Which segment is applied, what it filters, and the ways to change that. */
export default function OverviewFilters({ record }: ComponentProps) {
  const { text } = useMessages();
  const navigate = useNavigate();
  const { open } = useOverlays();
  const categories = useCategories();
  const words = useFilterWords();
  // Without an answer there is only what the address says.
  const answer = record && 'headcount' in record ? (record as Answer) : undefined;
  const draft: Draft = draftOf(answer?.filters);
  const go = (next: Draft) => void navigate(overviewWith(filtersText(next)));
  const longest = useConstant<number>('segments/saved-filter.longestAddress', 3000);
  const openFilters = async () => {
    const saved = (await open('segments/filters', { filters: answer?.filters })) as Saved | undefined;
    if (!saved) return;
    const filters = filtersText(saved.filters);
    void navigate(filters.length > longest ? overviewOf(saved.id) : overviewWith(filters));
  };
  return (
    <Bar aria-label={text('segments/overview.applied')}>
      <div className="line">
        <SegmentChooser answer={answer} />
        <Button variant="outlined" startIcon={<Icon name="filter" />} onClick={() => void openFilters()}>
          {text('segments/overview.change-filters')}
        </Button>
        {answer && !answer.segment && (
          <Button variant="text" onClick={() => void openFilters()}>
            {text('segments/overview.save-as')}
          </Button>
        )}
      </div>
      {answer && (
        <ChosenFilters
          choices={choicesOf(draft, categories.data?.data ?? [], words)}
          choose={go}
          none={text('segments/overview.no-filters')}
        />
      )}
    </Bar>
  );
}

function SegmentChooser({ answer }: { answer: Answer | undefined }) {
  const { text } = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const { data: segments = [] } = useSegments();
  const current = answer?.segment?.id ?? '';
  const choose = (chosen: string) => {
    const segment = segments.find((one) => one.id === chosen);
    if (segment) void navigate(segment.query ? overviewWith(segment.query) : overviewOf(segment.id));
  };
  return (
    <div className="chooser">
      <label htmlFor={id}>{text('segments/overview.segment')}</label>
      <Select id={id} value={current} onChange={choose}>
        {current === '' && <option value="">{text('segments/overview.own-selection')}</option>}
        {segments.map((segment) => (
          <option key={segment.id} value={segment.id}>
            {segment.title}
            {segment.is_default ? ' *' : ''}
          </option>
        ))}
      </Select>
    </div>
  );
}
