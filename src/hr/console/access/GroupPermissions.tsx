import { styled } from '@mui/material/styles';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { codesOf } from './codes.ts';
import { PermissionSwitch } from './PermissionSwitch.tsx';
import { usePermissions } from './use-permissions.ts';

const Columns = styled('div')(({ theme }) => ({
  columns: '300px 2',
  columnGap: 24,
  '& fieldset': {
    breakInside: 'avoid',
    margin: '0 0 16px',
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  '& legend': { padding: '0 0 2px', ...theme.typography.h3, color: (theme.vars ?? theme).palette.text.primary },
}));

const Above = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
  padding: '4px 0 8px',
  fontSize: '0.875rem',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 36, cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: (theme.vars ?? theme).palette.primary.main },
  '& span': { color: (theme.vars ?? theme).palette.text.secondary },
}));

/** Step of a group's dialog: what its admins may do. Each click is worked out by the rules that the server applies. */
export default function GroupPermissions({ step }: ComponentProps) {
  const { text } = useMessages();
  const { groups, count, total, all, some, click, release, toggleAll } = usePermissions(
    codesOf(step?.values.permissions),
    (permissions) => step?.change({ permissions }),
  );
  return (
    <>
      <Above>
        <label>
          <input
            type="checkbox"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = some;
            }}
            onChange={toggleAll}
          />
          {text('access/group.select-all')}
        </label>
        <span role="status">{text('access/group.permissions-on', { count, total })}</span>
      </Above>
      <Columns>
        {groups.map(({ heading, permissions }) => (
          <fieldset key={heading}>
            <legend>{heading}</legend>
            {permissions.map((permission) => (
              <PermissionSwitch
                key={permission.code}
                permission={permission}
                click={() => click(permission.code)}
                release={() => release(permission.code)}
              />
            ))}
          </fieldset>
        ))}
      </Columns>
    </>
  );
}
