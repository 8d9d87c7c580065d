import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { useOptions } from '../artifacts/use-artifacts.ts';
import { FormValuesContext } from '../forms/form-values.ts';
import type { WidgetProps } from '../slots.ts';

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 8,
  '& label': { position: 'relative', borderRadius: '50%', cursor: 'pointer' },
  '& img': {
    display: 'block',
    width: 56,
    height: 56,
    padding: 3,
    borderRadius: '50%',
    border: '2px solid transparent',
    objectFit: 'cover',
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
  '& input:checked + img': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '& input:focus-visible + img': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
  '& input:disabled + img': { opacity: 0.6 },
}));

/** One of the pictures that the record offers: `from` names its property that holds them, by value. */
export default function PictureChoiceWidget(props: WidgetProps) {
  const { id, label, value, required, disabled, invalid, describedBy, schema, options, onChange } = props;
  const { record } = useContext(FormValuesContext);
  const names = useOptions(String(schema['x-options'] ?? ''));
  const nameOf = (choice: string) => names.find((one) => one.value === choice)?.label ?? choice;
  const isRetired = (choice: string) => choice !== value && names.some((one) => one.value === choice && one.retired);
  const pictures = Object.entries((record[String(options.from)] ?? {}) as Record<string, string>);
  const offered = pictures.filter(([choice]) => !isRetired(choice));
  if (offered.length === 0) return null;
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy} aria-required={required}>
      <FormLabel id={`${id}-label`} required={required} error={invalid} disabled={disabled}>
        {label}
      </FormLabel>
      <Choices>
        {offered.map(([choice, picture], index) => (
          <label key={choice}>
            <input
              // The first one carries the field's id, so that the error summary has somewhere to go.
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={value === choice}
              disabled={disabled}
              aria-label={nameOf(choice)}
              onChange={() => onChange(choice)}
            />
            <img src={picture} alt="" />
          </label>
        ))}
      </Choices>
    </div>
  );
}
