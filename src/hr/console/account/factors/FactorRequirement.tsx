import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Card } from '../../../../console/forms/view/Card.tsx';
import { SwitchInput } from '../../../../console/parts.ts';
import { useCall, useDocument, useFailure, useMessages, useNotice, useOverlays } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import { useFactors } from './use-factors.ts';

const Sheet = styled(Card)(({ theme }) => ({
  marginBottom: 16,
  padding: '14px 20px',
  '& p': { margin: '2px 0 0', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
}));

/** Whether administrators have to have a second factor. */
export default function FactorRequirement() {
  const { text } = useMessages();
  const { data } = useFactors();
  const { busy, save } = useRequirement();
  const about = useId();
  return (
    <Sheet aria-label={text('account/mfa/requirement')}>
      <FormControlLabel
        label={text('account/mfa/requirement')}
        sx={{ ml: 0, gap: 1.25, minHeight: 40 }}
        control={
          <SwitchInput
            checked={data?.required ?? false}
            disabled={!data}
            onChange={(event) => busy || void save(event.target.checked, (data?.mfa_data.length ?? 0) > 0)}
            aria-describedby={about}
          />
        }
      />
      <p id={about}>{text('account/mfa/requirement-about')}</p>
    </Sheet>
  );
}

function useRequirement() {
  const call = useCall('account/mfa/requirement');
  const messages = useDocument('calls', 'account/mfa/requirement')?.messages;
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  const asks = useAsks();
  // Who has none of their own is refused, with nothing to be asked before.
  const save = async (required: boolean, hasOwn: boolean) => {
    setBusy(true);
    try {
      if (required && hasOwn && !(await asks())) return;
      await call({ body: { required } });
      await queries.invalidateQueries();
      if (messages?.success) notice(messages.success);
    } catch (error) {
      await failure(error, messages);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

/** Asks before it is required, naming those who lose their rights by it. */
function useAsks(): () => Promise<boolean> {
  const read = useCall('account/mfa/requirement-effect');
  const { text } = useMessages();
  const { confirm } = useOverlays();
  return async () => {
    const { count, names } = (await read<Calls['account/mfa/requirement-effect']['answer']>({})).body;
    if (count === 0) return confirm('account/mfa/requirement-ask-none');
    const told = names.join(', ');
    const rest = count - names.length;
    return confirm('account/mfa/requirement-ask', {
      count,
      names: rest > 0 ? text('account/mfa/and-more', { names: told, count: rest }) : told,
    });
  };
}
