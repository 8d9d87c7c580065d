import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftOffer, Problem, useUnfinished } from '../../../console/parts.ts';
import { type ComponentProps, useCall, useDocument, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { NewToken } from './NewToken.tsx';
import { type TokenFaults, TokenFields, type TokenValues } from './TokenFields.tsx';

const first: TokenValues = { name: '', scopes: ['chats:start', 'chats:answer'], days: 90 };

type Create = Calls['company/api-token.create'];

/** Asks what a token is for, makes it, and shows it this once. */
export default function MakeToken({ close }: ComponentProps) {
  const { text } = useMessages();
  const [values, setValues] = useState<TokenValues>(first);
  const { make, made, busy, failed } = useMaking(() => done());
  const isChanged = !made && JSON.stringify(values) !== JSON.stringify(first);
  const { left, done } = useUnfinished('company/api-token', values, isChanged, setValues);
  if (made) return <NewToken token={made} done={() => close?.(true)} />;
  return (
    <>
      <DialogContent>
        <DraftOffer draft={left} />
        <form
          id="make-token"
          noValidate
          style={{ display: 'grid', gap: 20 }}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void make(values);
          }}
        >
          <div>
            <p style={{ margin: 0 }}>{text('company/api-token.intro')}</p>
            <p style={{ margin: '12px 0 0' }}>{text('company/api-token.reach')}</p>
            <Problem sx={{ mt: 2 }}>{failed.all}</Problem>
          </div>
          <TokenFields values={values} failed={failed} change={setValues} />
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('company/api-token.cancel')}
        </Button>
        <Button type="submit" form="make-token" variant="contained" loading={busy}>
          {text('company/api-token.make')}
        </Button>
      </DialogActions>
    </>
  );
}

function useMaking(done: () => void) {
  const { explain, text } = useMessages();
  const queries = useQueryClient();
  const create = useCall('company/api-token.create');
  const said = useDocument('calls', 'company/api-token.create')?.messages;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<TokenFaults>({});
  const [made, setMade] = useState<string | null>(null);
  const make = async ({ name, scopes, days }: TokenValues) => {
    if (!name.trim()) return setFailed({ name: text('company/api-token.name-needed') });
    if (scopes.length === 0) return setFailed({ scopes: text('company/api-token.scope-needed') });
    setFailed({});
    setBusy(true);
    try {
      const { body } = await create<Create['answer']>({ body: { name: name.trim(), scopes, days } });
      setMade(body.token);
      done();
      // However the dialog is closed, the list has it.
      void queries.invalidateQueries();
    } catch (error) {
      setFailed({ all: explain(error, said).text });
    } finally {
      setBusy(false);
    }
  };
  return { make, made, busy, failed };
}
