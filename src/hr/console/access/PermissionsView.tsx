import { styled } from '@mui/material/styles';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { codesOf } from './codes.ts';
import { useHeadings, useLabels } from './use-permissions.ts';
import { ViewFrame } from './ViewFrame.tsx';

const Columns = styled('div')(({ theme }) => ({
  columns: '260px 2',
  columnGap: 24,
  fontSize: '0.9375rem',
  '& section': { breakInside: 'avoid', marginBottom: 16 },
  '& h3': { ...theme.typography.h3, margin: '0 0 4px' },
  '& ul': { margin: 0, paddingLeft: 20 },
  '& li': { padding: '2px 0' },
}));

/** What the admins of a group may do, to be read. */
export default function PermissionsView({ record = {}, close }: ComponentProps) {
  const { text } = useMessages();
  const labelOf = useLabels();
  const held = codesOf(record.permissions);
  const groups = useHeadings({ everything: true })
    .map(({ heading, codes }) => ({ heading, codes: codes.filter((code) => held.includes(code)) }))
    .filter(({ codes }) => codes.length > 0);
  return (
    <ViewFrame close={close}>
      {groups.length === 0 && text('access/group.no-permissions')}
      <Columns>
        {groups.map(({ heading, codes }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul>
              {codes.map((code) => (
                <li key={code}>{labelOf(code)}</li>
              ))}
            </ul>
          </section>
        ))}
      </Columns>
    </ViewFrame>
  );
}
