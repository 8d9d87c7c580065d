import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { Option } from '../../shared/documents/words.ts';
import { useOptions } from '../artifacts/use-artifacts.ts';
import { Tick } from '../shell/Checkbox.tsx';
import { SwitchInput } from '../shell/SwitchInput.tsx';
import type { WidgetProps } from '../slots.ts';

/**
 * The choices of a property: its option list with labels, or its bare enum. Reserved and retired values are not offered,
 * but the value that is stored is always there: else the browser would show another one as chosen.
 */
function useChoices({ schema, options, value }: WidgetProps): readonly Option[] {
  const listed = useOptions(String(options.options ?? schema['x-options'] ?? ''));
  const allowed = schema.enum;
  const bare = (allowed ?? []).map((one): Option => ({ value: one as string, label: String(one) }));
  const choices = listed.length > 0 ? listed : bare;
  const offered = choices.filter(
    ({ value: one, reserved, retired }) =>
      one === value || (!reserved && !retired && (!allowed || allowed.includes(one))),
  );
  if (value === undefined || value === null || offered.some((choice) => choice.value === value)) return offered;
  return [...offered, { value: value as string, label: String(value) }];
}

const chosen = (choices: readonly Option[], text: string): unknown =>
  choices.find((choice) => String(choice.value) === text)?.value;

/** The browser's own select: the keyboard and the phone know it. */
export function SelectWidget(props: WidgetProps) {
  const { id, label, value, required, disabled, invalid, describedBy } = props;
  const choices = useChoices(props);
  const empty = value === undefined || value === null;
  return (
    <TextField
      select
      id={id}
      label={label}
      value={empty ? '' : String(value)}
      onChange={(event) => props.onChange(chosen(choices, event.target.value))}
      onBlur={props.onBlur}
      required={required}
      disabled={disabled}
      error={invalid}
      fullWidth
      size="small"
      slotProps={{
        htmlInput: { 'aria-describedby': describedBy },
        // As of any other empty input, its name stands in it.
        inputLabel: empty ? {} : { shrink: true },
        select: { native: true },
      }}
    >
      {(empty || !required) && <option value="" aria-label={label} />}
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}

export function RadioWidget(props: WidgetProps) {
  const { id, label, value, required, disabled, invalid, describedBy } = props;
  const choices = useChoices(props);
  return (
    <FormControl error={invalid} disabled={disabled} required={required}>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-required={required}
        aria-invalid={invalid}
        name={id}
        value={value === undefined || value === null ? '' : String(value)}
        onChange={(_, text) => props.onChange(chosen(choices, text))}
        onBlur={props.onBlur}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={String(choice.value)}
            value={String(choice.value)}
            label={choice.label}
            // The first one carries the field's id, so that the error summary has somewhere to go.
            control={<Radio slotProps={{ input: index === 0 ? { id } : {} }} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

export function SwitchWidget(props: WidgetProps) {
  const { id, label, value, required, disabled, invalid, describedBy, options } = props;
  // Something is agreed to, and not switched.
  const Input = options.tick === true ? Tick : SwitchInput;
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      sx={{ ml: 0, gap: 1.25, minHeight: 40 }}
      control={
        <Input
          id={id}
          checked={value === true}
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
          required={required}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
        />
      }
    />
  );
}
