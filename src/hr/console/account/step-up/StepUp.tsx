import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import {
  type ComponentProps,
  useActor,
  useMessages,
  useOptions,
  useSessionUser,
  useSignOut,
} from '../../../../console/slots.ts';
import { OtherWays } from '../OtherWays.tsx';
import { proofMethods } from './proof-methods.ts';

const Content = styled(DialogContent)({ display: 'grid', gap: 16, '& p': { margin: 0, fontSize: '0.875rem' } });

/** Opened by a call that wants to know again who makes it. Closed with a result, the call is made. */
export default function StepUp({ close }: ComponentProps) {
  const user = useSessionUser();
  const isSignedIn = useActor() !== null;
  const { text } = useMessages();
  const [chosen, setChosen] = useState<string>();
  const options = useOptions('account/mfa/proofs');
  const cancel = () => close?.();
  useEffect(() => {
    if (!isSignedIn) close?.();
  }, [isSignedIn, close]);
  const given = Array.isArray(user?.step_up_methods) ? user.step_up_methods.map(String) : [];
  const ways = given.flatMap((value) => {
    const method = proofMethods[value];
    const label = options.find((one) => one.value === value)?.label ?? value;
    return method ? [{ value, label, ...method }] : [];
  });
  const way = ways.find(({ value }) => value === chosen) ?? ways[0];
  if (!way) return <NoWay cancel={cancel} />;
  return (
    <Content>
      <p>{text('account/session/step-up.why')}</p>
      <way.component key={way.value} proved={() => close?.(true)} cancel={cancel} />
      <OtherWays ways={ways.filter((one) => one !== way)} choose={setChosen} />
    </Content>
  );
}

/** Who signs in elsewhere (with a provider) proves it there. */
function NoWay({ cancel }: { cancel(): void }) {
  const { text } = useMessages();
  const signOut = useSignOut();
  return (
    <>
      <Content>
        <p>{text('account/session/step-up.no-way')}</p>
      </Content>
      <DialogActions>
        <Button variant="outlined" onClick={cancel}>
          {text('account/session/step-up.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void signOut()}>
          {text('account/session/step-up.sign-out')}
        </Button>
      </DialogActions>
    </>
  );
}
