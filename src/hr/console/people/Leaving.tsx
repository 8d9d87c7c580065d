import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type ComponentProps, useCall, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

/** What leaving means, and what has to be settled before: with the place where that is done. */
export default function Leaving({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  const read = useCall('people/user/leaving');
  const id = String(record.id);
  const name = String(record.display_name);
  const { data } = useQuery({
    queryKey: ['people/user/leaving', id],
    queryFn: async ({ signal }) =>
      (await read<Calls['people/user/leaving']['answer']>({ params: { id }, signal })).body,
    retry: false,
  });
  const leave = () => close?.();
  return (
    <DialogContent sx={{ flex: 'none', overflow: 'visible' }}>
      <p style={{ margin: 0 }}>{text('people/user/leaving.what-happens')}</p>
      {data?.last_superadmin && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text('people/user/leaving.last-superadmin', { name })}{' '}
          <Link to="/settings?tab=users" onClick={leave}>
            {text('people/user/leaving.to-groups')}
          </Link>
        </Alert>
      )}
      {data && data.touchpoints.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text('people/user/leaving.sends', { name })}
          <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
            {data.touchpoints.map((touchpoint) => (
              <li key={touchpoint.id}>
                <Link to={`/lifecycle/edit/${touchpoint.id}?page=1`} onClick={leave}>
                  {touchpoint.title}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </DialogContent>
  );
}
