import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useId, useState } from 'react';
import { useLeaveGuard } from '../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { EmployeeSearch } from './EmployeeSearch.tsx';
import { useAddAdmin } from './use-add-admin.ts';
import type { Employee } from './use-employees.ts';

/** Finds an employee and makes them an admin of the group; somebody of another group is moved, once that is confirmed. */
export default function AddAdmin({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  const formId = useId();
  const [employee, setEmployee] = useState<Employee | null>(null);
  const { add, busy } = useAddAdmin(String(record.id), () => close?.(true));
  useLeaveGuard(employee !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (employee && !busy) void add(employee);
  };
  return (
    <>
      <DialogContent>
        <form id={formId} onSubmit={submit} style={{ paddingTop: 8 }}>
          <EmployeeSearch chosen={employee} choose={setEmployee} />
          <p role="status" style={{ margin: '12px 0 0' }}>
            {employee && text('access/group.told', { name: employee.display_name, email: employee.email })}
          </p>
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('shell/form.cancel')}
        </Button>
        <Button type="submit" form={formId} variant="contained" disabled={!employee} loading={busy}>
          {text('access/group.add')}
        </Button>
      </DialogActions>
    </>
  );
}
