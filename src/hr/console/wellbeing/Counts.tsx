import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../console/parts.ts';
import { useMessages, type WidgetProps } from '../../../console/slots.ts';
import { constants } from '../../../generated/options.ts';
import {
  type Driver,
  driverLabel,
  drivers,
  mostQuestions,
  questionsIn,
  type Counts as Told,
} from '../../rules/survey.ts';

const Rows = styled('fieldset')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    padding: '4px 16px 12px',
    border: `1px solid ${palette.divider}`,
    borderRadius: 10,
    '& legend': { padding: '0 6px', fontSize: '0.875rem', color: palette.text.secondary },
    '& .row': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 },
    '& .row span:first-of-type': { flex: 1 },
    '& output': { minWidth: 24, textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
    '& p': { margin: '8px 0 0', fontSize: '0.875rem', color: palette.text.secondary },
    '& p.error': { color: palette.error.main },
  };
});

const none: Told = { mental: 0, social: 0, physical: 0, purposefulness: 0 };

/** How many questions of each driver are asked. Another frequency begins at none. */
export default function Counts({ label, value, onChange, disabled, describedBy, formData }: WidgetProps) {
  const { text } = useMessages();
  const frequency = Number(formData.frequency ?? 1);
  const counts: Told = { ...none, ...(value as Partial<Told> | undefined) };
  const [refused, setRefused] = useState(false);
  const before = useRef(frequency);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (before.current === frequency) return;
    before.current = frequency;
    change.current(none);
  }, [frequency]);
  const count = questionsIn(counts);
  const max = mostQuestions(frequency);
  const step = (driver: Driver, by: number) => {
    if (by > 0 && count >= max) return setRefused(true);
    setRefused(false);
    onChange({ ...counts, [driver]: counts[driver] + by });
  };
  const said = () => {
    if (refused) return text('wellbeing/no-more');
    if (count > max) return text('wellbeing/too-many', { max });
    if (count > 0 && count < constants['wellbeing/survey.leastQuestions']) return text('wellbeing/too-few');
    return undefined;
  };
  return (
    <Rows aria-describedby={describedBy}>
      <legend>{label}</legend>
      {drivers.map((driver) => {
        const name = { driver: driverLabel(driver) };
        return (
          <div key={driver} className="row">
            <span>{name.driver}</span>
            <IconButton
              aria-label={text('wellbeing/fewer-of', name)}
              disabled={disabled || counts[driver] === 0}
              onClick={() => step(driver, -1)}
            >
              <Remove fontSize="small" />
            </IconButton>
            <output aria-label={name.driver}>{counts[driver]}</output>
            <IconButton
              aria-label={text('wellbeing/more-of', name)}
              disabled={disabled}
              onClick={() => step(driver, 1)}
            >
              <Icon name="add" />
            </IconButton>
          </div>
        );
      })}
      <p>{text('wellbeing/count-of', { count, max })}</p>
      <p role="status" className="error">
        {said()}
      </p>
    </Rows>
  );
}
