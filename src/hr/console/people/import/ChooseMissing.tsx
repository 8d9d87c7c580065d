import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useOffered } from '../../../../console/slots.ts';
import { Choice } from './Choice.tsx';
import { useText } from './use-text.ts';

/** What becomes of people whom the file does not name. */
export function ChooseMissing({ value, choose }: { value: string; choose(value: string): void }) {
  const text = useText();
  const choices = useOffered('audit/upload.missing');
  return (
    <Choice legend={text('people/import/missing-label')}>
      <RadioGroup value={value} onChange={(_, chosen) => choose(chosen)} name="missing">
        {choices.map((choice) => (
          <FormControlLabel
            key={String(choice.value)}
            value={choice.value}
            control={<Radio />}
            label={
              <>
                {choice.label}
                {choice.value === 'deactivate' && <small>{text('people/import/missing-help')}</small>}
              </>
            }
          />
        ))}
      </RadioGroup>
    </Choice>
  );
}
