import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import { type FormEvent, useId, useState } from 'react';
import { Select, useLeaveGuard } from '../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { useInviteAdmin } from './use-invite-admin.ts';

/** Makes an employee an admin of a group; a mail tells them, and lets them choose a password if they have none. */
export default function InviteAdmin({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  const formId = useId();
  const selectId = useId();
  const [group, setGroup] = useState('');
  const { groups, invite, busy } = useInviteAdmin(String(record.id), () => close?.(true));
  useLeaveGuard(group !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (group && !busy) void invite(group, false);
  };
  const about = { name: String(record.display_name), email: String(record.email) };
  return (
    <>
      <DialogContent>
        <form id={formId} onSubmit={submit} style={{ display: 'grid', gap: 8 }}>
          <p style={{ margin: '0 0 8px' }}>{text('people/user/invite.about', about)}</p>
          <label htmlFor={selectId} style={{ fontWeight: 560 }}>
            {text('people/user/invite.group')}
          </label>
          <Select id={selectId} wide value={group} onChange={setGroup} aria-describedby={`${selectId}-help`}>
            <option value="">
              {text(groups?.length === 0 ? 'people/user/invite.no-group' : 'people/user/invite.choose')}
            </option>
            {groups?.map(({ id, group_name }) => (
              <option key={id} value={id}>
                {group_name}
              </option>
            ))}
          </Select>
          <FormHelperText id={`${selectId}-help`}>{text('people/user/invite.group-help')}</FormHelperText>
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('shell/form.cancel')}
        </Button>
        <Button type="submit" form={formId} variant="contained" disabled={!group} loading={busy}>
          {text('people/user/invite.invite')}
        </Button>
      </DialogActions>
    </>
  );
}
