import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConstant, useMessages } from '../../../../console/slots.ts';
import { constants } from '../../../../generated/options.ts';
import { SetupForm } from './SetupForm.tsx';
import type { Enabling } from './use-enabling.ts';

const preferred = constants['account/mfa/phoneCountries'];

/** The number that codes go to. The numbering plans are fetched when someone gives one. */
export function PhoneForm({ enabling }: { enabling: Enabling }) {
  const { text } = useMessages();
  const first = useConstant<string[]>('account/mfa/phoneCountries', [...preferred]).map((code) => code.toUpperCase());
  const { data: plans } = useQuery({
    queryKey: ['numbering plans'],
    queryFn: () => import('./numbering-plans.ts'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [country, setCountry] = useState(first[0] ?? 'IN');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const number = plans?.international(typed, country);
    if (!number) return setProblem(text('account/mfa/phone-field'));
    setProblem(undefined);
    void enabling.sendTo('phone', number);
  };
  return (
    <SetupForm enabling={enabling} submitLabel={text('account/mfa/continue')} submit={submit}>
      <TextField
        select
        label={text('account/mfa/country-label')}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {(plans?.countries(first) ?? [{ code: country, label: country }]).map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </TextField>
      <TextField
        autoFocus
        type="tel"
        label={text('account/mfa/phone-label')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={Boolean(problem)}
        helperText={problem}
        autoComplete="tel-national"
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
    </SetupForm>
  );
}
