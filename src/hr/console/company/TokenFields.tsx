import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Select } from '../../../console/parts.ts';
import { useMessages, useOptions } from '../../../console/slots.ts';

export interface TokenValues {
  name: string;
  scopes: string[];
  days: number;
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
  change(values: TokenValues): void;
}

export function TokenFields({ values, change }: Props) {
  const { text } = useMessages();
  const lifetimes = useOptions('company/api-token.lifetimes');
  const scopes = useOptions('company/api-token.scopes');
  const lifetimeId = useId();
  const toggle = (scope: string, on: boolean) =>
    change({ ...values, scopes: on ? [...values.scopes, scope] : values.scopes.filter((one) => one !== scope) });
  return (
    <>
      <TextField
        autoFocus
        required
        fullWidth
        label={text('company/api-token.name')}
        helperText={text('company/api-token.name-help')}
        value={values.name}
        onChange={(event) => change({ ...values, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
      <Scopes>
        <legend>{text('company/api-token.scopes')}</legend>
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
