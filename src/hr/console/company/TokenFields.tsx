import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef } from 'react';
import { Select } from '../../../console/parts.ts';
import { useMessages, useOffered } from '../../../console/slots.ts';

export interface TokenValues {
  name: string;
  scopes: string[];
  days: number;
}

/** What is wrong, with the whole or with one of them. */
export interface TokenFaults {
  all?: string;
  name?: string;
  scopes?: string;
}

const Scopes = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: 8,
  '& legend': { padding: 0, marginBottom: 4, fontSize: '0.875rem', fontWeight: 600 },
  '& label': { alignItems: 'start', margin: 0 },
  '& small': { display: 'block', color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.8125rem' },
  '& .MuiCheckbox-root': { padding: '1px 10px 0 2px' },
}));

interface Props {
  values: TokenValues;
  failed: TokenFaults;
  change(values: TokenValues): void;
}

export function TokenFields({ values, failed, change }: Props) {
  const { text } = useMessages();
  const lifetimes = useOffered('company/api-token.lifetimes');
  const scopes = useOffered('company/api-token.scopes');
  const lifetimeId = useId();
  const scopesId = useId();
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failed.name) name.current?.focus();
  }, [failed]);
  const toggle = (scope: string, on: boolean) =>
    change({ ...values, scopes: on ? [...values.scopes, scope] : values.scopes.filter((one) => one !== scope) });
  return (
    <>
      <TextField
        autoFocus
        inputRef={name}
        error={failed.name !== undefined}
        required
        fullWidth
        label={text('company/api-token.name')}
        helperText={failed.name ?? text('company/api-token.name-help')}
        value={values.name}
        onChange={(event) => change({ ...values, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
      <Scopes aria-describedby={failed.scopes && scopesId}>
        <legend>{text('company/api-token.scopes')}</legend>
        <div role="alert" id={scopesId}>
          {failed.scopes && <FormHelperText error>{failed.scopes}</FormHelperText>}
        </div>
        {scopes.map(({ value, label, description }) => (
          <FormControlLabel
            key={String(value)}
            control={<Checkbox checked={values.scopes.includes(String(value))} />}
            onChange={(_, on) => toggle(String(value), on)}
            label={
              <span>
                {label}
                <small>{description}</small>
              </span>
            }
          />
        ))}
      </Scopes>
      <div style={{ display: 'grid', gap: 6 }}>
        <label htmlFor={lifetimeId} style={{ fontSize: '0.875rem', fontWeight: 600 }}>
          {text('company/api-token.lifetime')}
        </label>
        <Select wide id={lifetimeId} value={values.days} onChange={(days) => change({ ...values, days: Number(days) })}>
          {lifetimes.map(({ value, label }) => (
            <option key={String(value)} value={String(value)}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
