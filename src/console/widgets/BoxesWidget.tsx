import MuiCheckbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useOffered } from '../artifacts/use-artifacts.ts';
import type { WidgetProps } from '../slots.ts';

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 4,
  '& label': { alignItems: 'start', margin: 0 },
  '& small': { display: 'block', color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.8125rem' },
  '& .MuiCheckbox-root': { padding: '1px 10px 0 2px' },
}));

/** Several of an option list, in its order; what each means stands below its label. */
export default function BoxesWidget({ id, label, value, schema, options, onChange, ...props }: WidgetProps) {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const offered = useOffered(String(options.options ?? schema.items?.['x-options'] ?? ''), (one) =>
    chosen.includes(one),
  );
  const toggle = (one: unknown) =>
    onChange(offered.map((option) => option.value).filter((other) => chosen.includes(other) !== (other === one)));
  return (
    <FormControl component="fieldset" error={props.invalid} disabled={props.disabled} required={props.required}>
      <FormLabel component="legend">{label}</FormLabel>
      <Boxes>
        {offered.map(({ value: one, label: said, description }, index) => (
          <FormControlLabel
            key={String(one)}
            control={
              <MuiCheckbox
                checked={chosen.includes(one)}
                onChange={() => toggle(one)}
                onBlur={props.onBlur}
                // The first one carries the field's id, so that the error summary has somewhere to go.
                slotProps={{ input: { ...(index === 0 && { id }), 'aria-describedby': props.describedBy } }}
              />
            }
            label={
              <span>
                {said}
                <small>{description}</small>
              </span>
            }
          />
        ))}
      </Boxes>
    </FormControl>
  );
}
