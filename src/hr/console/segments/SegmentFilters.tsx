import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DraftOffer, LoadFailure, useUnfinished } from '../../../console/parts.ts';
import { type ComponentProps, useConstant, useDocument, useMessages, useNotice } from '../../../console/slots.ts';
import { filtersText, overviewWith } from './address.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { faultIn } from './day-fault.ts';
import { choicesOf, type Draft, draftOf } from './draft.ts';
import { FilterPicker } from './FilterPicker.tsx';
import { filtersIn, offeredOf } from './from-address.ts';
import { SelectedCount } from './SelectedCount.tsx';
import { useCategories, useFilterValues, useFilterWords } from './use-filters.ts';
import { useSaveSegment } from './use-save-segment.ts';

/** Makes or changes a segment, or applies filters without keeping them. */
export default function SegmentFilters({ record, params, close }: ComponentProps) {
  const { text } = useMessages();
  const call = useDocument('calls', 'segments/categories');
  const [search] = useSearchParams();
  // Where the server has not said what is applied, the address does.
  const given = (record?.filters ?? params.filters ?? filtersIn(search)) as Record<string, string | string[]>;
  const [chosen, setDraft] = useState<Draft>(() => draftOf(given));
  const [title, setTitle] = useState(String(record?.title ?? ''));
  const categories = useCategories();
  const load = useFilterValues();
  const offered = categories.data?.data ?? [];
  const draft = categories.data ? offeredOf(chosen, offered) : chosen;
  const choices = choicesOf(draft, offered, useFilterWords());
  const days = categories.data && { min: categories.data.min_date, max: categories.data.max_date };
  const wrongDays = days && faultIn(draft, offered, days);
  const isReady = days && !wrongDays;
  const begun = JSON.stringify([draftOf(given), String(record?.title ?? '')]);
  const isChanged = JSON.stringify([chosen, title]) !== begun;
  const { left, done } = useUnfinished(`segments/filters ${record?.id ?? ''}`, { draft, title }, isChanged, (half) => {
    setDraft(half.draft);
    setTitle(half.title);
  });
  const { save, saving, fault, clearFault } = useSaveSegment(record, done, close);
  const apply = useApply(close, done);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault) name.current?.focus();
  }, [fault]);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DraftOffer draft={left} />
        <TextField
          label={text('segments/filters.name')}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            clearFault();
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing && isReady && !saving) void save(title, draft);
          }}
          error={Boolean(fault)}
          helperText={fault ?? text('segments/filters.name-hint')}
          fullWidth
          sx={{ mt: 1 }}
          inputRef={name}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        {days ? (
          <FilterPicker categories={offered} draft={draft} choose={setDraft} load={load} days={days} />
        ) : categories.error ? (
          <LoadFailure error={categories.error} messages={call?.messages} retry={() => void categories.refetch()} />
        ) : (
          <Skeleton variant="rounded" height={380} />
        )}
        <ChosenFilters choices={choices} choose={setDraft} none={text('segments/filters.none-chosen')} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <SelectedCount draft={draft} wrongDays={wrongDays} />
        <Button variant="outlined" onClick={() => close?.()}>
          {text('segments/filters.cancel')}
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => apply(draft)}>
          {text('segments/filters.apply')}
        </Button>
        <Button variant="contained" disabled={!isReady || saving} onClick={() => void save(title, draft)}>
          {text('segments/filters.save')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Goes to the overview; more than an address holds must be saved to be applied. */
function useApply(close: ComponentProps['close'], done: () => void) {
  const navigate = useNavigate();
  const notice = useNotice();
  const longest = useConstant<number>('segments/saved-filter.longestAddress', 3000);
  return (draft: Draft) => {
    const filters = filtersText(draft);
    if (filters.length > longest) return notice('segments/saved-filter.too-long');
    done();
    close?.();
    void navigate(overviewWith(filters));
  };
}
