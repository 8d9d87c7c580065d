import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { useMemo, useState } from 'react';
import { useConstant } from '../artifacts/use-artifacts.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { WidgetProps } from '../slots.ts';
import { useDraft } from './use-draft.ts';

const usual: string[] = ['IN'];

/**
 * A phone number with its country, kept as E.164. `options` names the constant with the countries offered first, of
 * which the first is taken for a number that says none; `message` is said of a number that cannot be one.
 */
export default function PhoneWidget(props: WidgetProps) {
  const { id, label, required, disabled, invalid, describedBy, options } = props;
  const { text } = useMessages();
  const preferred = useConstant(String(options.options ?? ''), usual) as CountryCode[];
  const stored = String(props.value ?? '');
  const [picked, setPicked] = useState<CountryCode>();
  const country = picked ?? parsePhoneNumberFromString(stored)?.country ?? preferred[0] ?? 'IN';
  const give = (typed: string, of: CountryCode) => props.onChange(numberOf(typed, of));
  const draft = useDraft(
    nationalOf(stored, country),
    (typed) => give(typed, country),
    (typed) => nationalOf(numberOf(typed, country) ?? '', country),
  );
  const [left, setLeft] = useState(false);
  const wrong = left && draft.shown !== '' && !parsePhoneNumberFromString(stored)?.isValid();
  const problem = `${id}-problem`;
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 1 }}>
        <Country
          label={text('shell/form.country')}
          of={label}
          value={country}
          preferred={preferred}
          disabled={disabled}
          onChange={(next) => {
            setPicked(next);
            give(draft.shown, next);
          }}
        />
        <TextField
          id={id}
          type="tel"
          label={label}
          value={draft.shown}
          onChange={(event) => draft.change(event.target.value)}
          onBlur={() => {
            draft.leave();
            setLeft(true);
            props.onBlur();
          }}
          required={required}
          disabled={disabled}
          error={invalid || wrong}
          size="small"
          slotProps={{
            htmlInput: {
              autoComplete: 'tel-national',
              'aria-describedby': [wrong && !invalid && problem, describedBy].filter(Boolean).join(' ') || undefined,
            },
          }}
        />
      </Box>
      {wrong && !invalid && (
        <FormHelperText error id={problem}>
          {text(String(options.message ?? 'shell/form.rule-format'))}
        </FormHelperText>
      )}
    </>
  );
}

/** Whatever cannot be a number of the country goes on as it was typed, for the server to refuse. */
function numberOf(typed: string, country: CountryCode): string | undefined {
  if (typed.trim() === '') return undefined;
  const digits = typed.replace(/[^\d+]/g, '');
  return parsePhoneNumberFromString(typed, country)?.number ?? (digits || undefined);
}

function nationalOf(stored: string, country: CountryCode): string {
  const number = parsePhoneNumberFromString(stored, country);
  return number?.country === country || !number?.country ? (number?.formatNational() ?? stored) : stored;
}

interface CountryProps {
  label: string;
  /** The number's own label. */
  of: string;
  value: CountryCode;
  preferred: readonly CountryCode[];
  disabled: boolean;
  onChange(country: CountryCode): void;
}

function Country({ label, of, value, preferred, disabled, onChange }: CountryProps) {
  const others = useMemo(() => sorted(preferred), [preferred]);
  const option = (code: CountryCode) => (
    <option key={code} value={code}>
      {nameOf(code)} +{getCountryCallingCode(code)}
    </option>
  );
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      size="small"
      onChange={(event) => onChange(event.target.value as CountryCode)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'tel-country-code', 'aria-label': `${of}: ${label}` },
      }}
    >
      {preferred.map(option)}
      <hr />
      {others.map(option)}
    </TextField>
  );
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const nameOf = (code: CountryCode): string => names.of(code) ?? code;

const sorted = (preferred: readonly CountryCode[]): CountryCode[] =>
  getCountries()
    .filter((code) => !preferred.includes(code))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
