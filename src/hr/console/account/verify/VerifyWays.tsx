import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useMessages, useOptions, type useSecondStep } from '../../../../console/slots.ts';
import { OtherWays } from '../OtherWays.tsx';
import type { VerifyMethodProps } from './use-verify.ts';
import { verifyMethods } from './verify-methods.ts';

const Way = styled('section')({ display: 'grid', gap: 16 });

interface Props extends Pick<VerifyMethodProps, 'taken' | 'leave'> {
  person: NonNullable<ReturnType<typeof useSecondStep>['person']>;
}

/** The ways in which someone half signed in may take the second step, one of them open. */
export function VerifyWays({ person, taken, leave }: Props) {
  const { text } = useMessages();
  const [chosen, setChosen] = useState<string>();
  const options = useOptions('account/mfa/methods');
  const given = Array.isArray(person.mfa_methods) ? person.mfa_methods.map(String) : [];
  const ways = given.flatMap((value) => {
    const method = verifyMethods[value];
    const { label = value, description = '' } = options.find((one) => one.value === value) ?? {};
    return method ? [{ value, label, description, ...method }] : [];
  });
  const way = ways.find(({ value }) => value === chosen) ?? ways[0];
  return (
    <>
      <p className="why">{text('account/mfa/verify.of', { email: person.email ?? '' })}</p>
      {way ? (
        <Way aria-label={way.label}>
          <p className="why">
            <strong>{way.label}.</strong> {way.description}
          </p>
          <way.component key={way.value} method={way.value} taken={taken} leave={leave} />
        </Way>
      ) : (
        <p>{text('account/mfa/verify.no-way')}</p>
      )}
      <OtherWays ways={ways.filter((one) => one !== way)} choose={setChosen} />
    </>
  );
}
