import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { Choices, useGateList } from '../../../console/parts.ts';
import type { ComponentProps } from '../../../console/slots.ts';
import { Asked } from './Asked.tsx';
import { type Employee, EmployeePicker } from './EmployeePicker.tsx';
import { useAccessText } from './use-access-text.ts';
import { useWhy } from './use-why.ts';

type About = 'gate' | 'employee';

/** Of an admin: why they may or may not do something, or see an employee. */
export default function WhyPerson({ params, close }: ComponentProps) {
  const text = useAccessText();
  const [about, setAbout] = useState<About>('gate');
  const [gate, setGate] = useState<{ id: string; title: string } | null>(null);
  const [employee, setEmployee] = useState<Employee | null>(null);
  const gates = useGateList();
  const chosen = about === 'gate' ? gate && { gate: gate.id } : employee && { employee: employee.id };
  const query = useWhy({ user_id: String(params.user_id), ...chosen });
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 420 }}>
        <p style={{ margin: 0 }}>{text('access/why.about', { name: String(params.display_name ?? '') })}</p>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={about}
          aria-label={text('access/why.what')}
          onChange={(_event, value: About | null) => value && setAbout(value)}
        >
          <ToggleButton value="gate">{text('access/why.ask-gate')}</ToggleButton>
          <ToggleButton value="employee">{text('access/why.ask-employee')}</ToggleButton>
        </ToggleButtonGroup>
        {about === 'gate' ? (
          <Autocomplete
            slots={{ popper: Choices }}
            options={gates}
            value={gate}
            onChange={(_event, value) => setGate(value)}
            getOptionLabel={({ title }) => title}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            renderInput={(input) => <TextField {...input} label={text('access/why.gate')} />}
          />
        ) : (
          <EmployeePicker value={employee} choose={setEmployee} />
        )}
        {chosen && <Asked query={query} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => close?.()}>
          {text('access/why.close')}
        </Button>
      </DialogActions>
    </>
  );
}
