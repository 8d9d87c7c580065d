import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../shell/Icon.tsx';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 8,
  padding: '56px 24px',
  color: (theme.vars ?? theme).palette.text.secondary,
  '& .disc': {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    marginBottom: 8,
    borderRadius: '50%',
    backgroundColor: (theme.vars ?? theme).palette.primary.light,
    color: (theme.vars ?? theme).palette.primary.main,
  },
  '& .disc svg': { fontSize: 28 },
  '& .title': { margin: 0, fontSize: '1rem', fontWeight: 620, color: (theme.vars ?? theme).palette.text.primary },
  '& .text': { margin: 0, maxWidth: 460, fontSize: '0.9375rem', textWrap: 'balance' },
  '& .below:not(:empty)': { marginTop: 12 },
}));

interface Props {
  icon: string;
  title?: string;
  text: string;
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** The calm middle of a screen that has nothing else to show: empty, no hits, refused, failed, missing. */
export function Notice({ icon, title, text, role, children }: Props) {
  return (
    <Box role={role}>
      <div className="disc">
        <Icon name={icon} />
      </div>
      {title && <p className="title">{title}</p>}
      <p className="text">{text}</p>
      <div className="below">{children}</div>
    </Box>
  );
}
