import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CategoryPicker, DraftOffer, LoadFailure, useUnfinished } from '../../../console/parts.ts';
import {
  type ComponentProps,
  useCall,
  useDocument,
  useFailure,
  useMessages,
  useNotice,
} from '../../../console/slots.ts';
import { readSegments, type Segments } from '../../rules/segments.ts';
import { useAudienceFilters, useHeadcount } from './use-audience.ts';

/** Whom the survey asks: values of each field, or everyone. */
export default function AudienceFilter({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  const [start] = useState(() => readSegments((record.audience ?? {}) as Parameters<typeof readSegments>[0]));
  const [chosen, setChosen] = useState<Segments>(start);
  const { categories, error, refetch } = useAudienceFilters();
  const count = useHeadcount(chosen);
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(start);
  const { left, done } = useUnfinished('wellbeing/audience-filter', chosen, isChanged, setChosen);
  const { busy, save } = useApply(() => {
    done();
    close?.(true);
  });
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <DraftOffer draft={left} />
        {error && <LoadFailure error={error} retry={() => void refetch()} />}
        {!categories && !error && <Skeleton variant="rounded" height={360} />}
        {categories && (
          <CategoryPicker categories={categories} chosen={chosen} choose={setChosen}>
            <p role="status" style={{ margin: '12px 0', fontWeight: 600 }}>
              {count === undefined ? '' : text('wellbeing/employees-selected', { count })}
            </p>
          </CategoryPicker>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('wellbeing/close')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => void save({ all_employees: true })}>
          {text('wellbeing/select-all')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void save({ audience: chosen })}>
          {text('wellbeing/apply')}
        </Button>
      </DialogActions>
    </>
  );
}

function useApply(saved: () => void) {
  const call = useDocument('calls', 'wellbeing/survey.audience');
  const perform = useCall('wellbeing/survey.audience');
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const save = async (body: Record<string, unknown>) => {
    setBusy(true);
    try {
      await perform({ params: { id: 'id' }, body });
      notice('wellbeing/updated');
      await queries.invalidateQueries();
      saved();
    } catch (error) {
      await failure(error, call?.messages);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
