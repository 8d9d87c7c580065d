import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import DateWidget from './DateWidget.tsx';
import { isoDay } from './typed-date.ts';

interface Props {
  label: string;
  /** ISO, or empty: also while what is typed is no day. */
  value: string;
  change(value: string): void;
  /** ISO: the first and the last day that the calendar offers. */
  min?: string;
  max?: string;
  /** Why the day is not right. */
  problem?: string;
}

/** A day outside of a form: in filters, in what narrows a list. */
export function DateField({ label, value, change, min, max, problem }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  return (
    <div>
      <DateWidget
        id={id}
        name={id}
        label={label}
        value={(isoDay(typed) ?? '') === value ? typed : value}
        onChange={(next) => {
          setTyped(String(next ?? ''));
          change(isoDay(next) ?? '');
        }}
        onBlur={() => undefined}
        required={false}
        disabled={false}
        invalid={Boolean(problem)}
        describedBy={problem && `${id}-problem`}
        schema={{ type: 'string', format: 'date' }}
        options={{ min, max }}
        formData={{}}
      />
      {problem && (
        <FormHelperText error id={`${id}-problem`}>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}
