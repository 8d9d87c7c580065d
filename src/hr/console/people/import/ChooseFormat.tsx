import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type DateFormat, readDate } from '../../../rules/import-values.ts';
import { Choice } from './Choice.tsx';
import { useText } from './use-text.ts';

interface Props {
  formats: readonly DateFormat[];
  /** In which all of the first rows can be read. */
  fitting: readonly DateFormat[];
  samples: readonly string[];
  value: DateFormat;
  choose(format: DateFormat): void;
}

const spoken = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Said once for the whole file, and shown on a date of it. */
export function ChooseFormat({ formats, fitting, samples, value, choose }: Props) {
  const text = useText();
  // The one that tells the most: wrong here, or another day in another format.
  const example = (format: DateFormat) =>
    samples.find((sample) => readDate(sample, format) === null) ??
    samples.find((sample) => readDate(sample, 'DD-MM-YYYY') !== readDate(sample, 'MM-DD-YYYY')) ??
    samples[0] ??
    '';
  const about = (format: DateFormat) => {
    const sample = example(format);
    const day = readDate(sample, format);
    if (sample === '') return undefined;
    if (!day) return text('people/import/format-fails', { text: sample });
    return text('people/import/format-example', { text: sample, day: spoken.format(new Date(`${day}T00:00:00Z`)) });
  };
  // A year that comes first, as in the dates of a workbook, is read alike in every format.
  const isDoubtful = fitting.length > 1 && !fitting.includes('YYYY-MM-DD');
  return (
    <Choice legend={text('people/import/choose-format')}>
      <RadioGroup value={value} onChange={(_, format) => choose(format as DateFormat)} name="date-format">
        {formats.map((format) => (
          <FormControlLabel
            key={format}
            value={format}
            control={<Radio />}
            label={
              <>
                {format}
                <small>{about(format)}</small>
              </>
            }
          />
        ))}
      </RadioGroup>
      {isDoubtful && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text('people/import/format-ambiguous')}
        </Alert>
      )}
    </Choice>
  );
}
