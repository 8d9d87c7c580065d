import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { AccountBox, ScreenHeader, useScreenTitle } from '../../../../console/parts.ts';
import { useMessages, useOptions, useSecondStep } from '../../../../console/slots.ts';
import { OtherWays } from '../OtherWays.tsx';
import { verifyMethods } from './verify-methods.ts';

const Way = styled('section')({ display: 'grid', gap: 16 });

/** The second step of signing in, whatever the first was. Who need not be here is led away. */
export default function VerifySignIn() {
  const { person, away, taken, leave } = useSecondStep();
  const { text } = useMessages();
  const title = useScreenTitle(undefined);
  const [chosen, setChosen] = useState<string>();
  const options = useOptions('account/mfa.methods');
  if (!person) return away && <Navigate to={away} replace />;
  const given = Array.isArray(person.mfa_methods) ? person.mfa_methods.map(String) : [];
  const ways = given.flatMap((value) => {
    const method = verifyMethods[value];
    const { label = value, description = '' } = options.find((one) => one.value === value) ?? {};
    return method ? [{ value, label, description, ...method }] : [];
  });
  const way = ways.find(({ value }) => value === chosen) ?? ways[0];
  return (
    <AccountBox as="div">
      <ScreenHeader title={title} />
      <p className="why">{text('account/verify.of', { email: person.email ?? '' })}</p>
      {way ? (
        <Way aria-label={way.label}>
          <p className="why">
            <strong>{way.label}.</strong> {way.description}
          </p>
          <way.component key={way.value} method={way.value} taken={taken} leave={leave} />
        </Way>
      ) : (
        <p>{text('account/verify.no-way')}</p>
      )}
      <OtherWays ways={ways.filter((one) => one !== way)} choose={setChosen} />
      <div className="links">
        <Link component="button" type="button" onClick={() => void leave()}>
          {text('account/verify.back')}
        </Link>
      </div>
    </AccountBox>
  );
}
