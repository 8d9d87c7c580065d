import { styled } from '@mui/material/styles';
import { Address, Initials } from '../../../console/parts.ts';
import type { CellProps } from '../../../console/slots.ts';

const Who = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  '& small': { display: 'block', fontWeight: 400, color: (theme.vars ?? theme).palette.text.secondary },
  '& > :last-child': { minWidth: 140 },
  '& img': { flex: 'none', width: 30, height: 30, borderRadius: '50%', objectFit: 'cover' },
}));

/** Someone with picture or initials; or, for anyone who may not see names, the pseudonym. */
export default function EmployeeCell({ values: [name, email, gender, picture] }: CellProps) {
  const female = String(gender ?? '').toLowerCase() === 'female';
  return (
    <Who>
      {picture ? (
        <img src={String(picture)} alt="" />
      ) : (
        <Initials name={String(name ?? '')} tone={female ? 'pink' : undefined} />
      )}
      <span>
        {String(name ?? '')}
        {email ? (
          <small>
            <Address text={String(email)} />
          </small>
        ) : null}
      </span>
    </Who>
  );
}
