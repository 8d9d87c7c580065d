import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useOptions, useOverlays, type WidgetProps } from '../../../console/slots.ts';

/** How often the survey is sent. While it is active another frequency is asked about first. */
export default function Frequency({ id, label, value, onChange, disabled, describedBy, formData }: WidgetProps) {
  const frequencies = useOptions('wellbeing/survey.frequencies');
  const { confirm } = useOverlays();
  const choose = async (next: number) => {
    if (formData.status === 'active' && !(await confirm('wellbeing/confirm-frequency'))) return;
    onChange(next);
  };
  return (
    <div>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        value={String(value ?? '')}
        onChange={(_event, next) => void choose(Number(next))}
      >
        {frequencies.map((one) => (
          <FormControlLabel
            key={String(one.value)}
            value={String(one.value)}
            disabled={disabled}
            control={<Radio />}
            label={one.label}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
