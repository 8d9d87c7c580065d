import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { CardTitle, withoutLabel } from './CardTitle.tsx';

/** The one sheet on which rows stand, a rule between them. */
export const Rows = styled('div')(({ theme }) => ({
  padding: '0 24px',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& > * + *': { borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  [theme.breakpoints.down('sm')]: { padding: '0 16px' },
}));

const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  grid: '"said turn" auto "said set" 1fr / minmax(0, 5fr) minmax(0, 6fr)',
  columnGap: 40,
  padding: '20px 0',
  '& .said': { gridArea: 'said' },
  '& .said > h2': { margin: 0, fontSize: '0.9375rem', fontWeight: 600, lineHeight: '24px' },
  '& .said > p': { margin: '4px 0 0' },
  '& .said > .about': { fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& .turn': { gridArea: 'turn', justifySelf: 'end', minHeight: 24, ...withoutLabel },
  '& .set': { gridArea: 'set', minWidth: 0 },
  '& .set:empty': { display: 'none' },
  '& .turn + .set': { marginTop: 14 },
  // A switch alone leaves the width to the sentence beside it. A text that is still on the way has its place.
  '&:not(:has(.set > :not(dl:empty)))': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  // On a phone below its sentence; a switch stays beside the title.
  [theme.breakpoints.down('sm')]: {
    grid: '"said turn" auto "set set" auto / minmax(0, 1fr) auto',
    columnGap: 16,
    '& .set, & .turn + .set': { marginTop: 12 },
  },
}));

interface Props {
  title: string;
  /** Of the heading, for what is named by it. */
  id?: string;
  about?: string;
  /** What turns it on, or says that it is. */
  turned?: ReactNode;
  /** It is one of `Rows`: title and sentence at the left, what is set at the right. */
  row?: boolean;
  /** Said last. */
  note?: ReactNode;
  role?: 'group';
  children?: ReactNode;
}

/** What belongs together below a title: a card of its own, or a row among others. */
export function TitledCard({ title, id, about, turned, row, note, role, children }: Props) {
  const named = { role, 'aria-label': id ? undefined : title, 'aria-labelledby': id };
  if (!row) {
    return (
      <Card {...named}>
        <CardTitle title={title} id={id}>
          {turned}
        </CardTitle>
        {about && <p className="about">{about}</p>}
        {children}
        {note}
      </Card>
    );
  }
  return (
    <Row {...named}>
      <div className="said">
        <h2 id={id}>{title}</h2>
        {about && <p className="about">{about}</p>}
        {note}
      </div>
      {turned && <div className="turn">{turned}</div>}
      <div className="set">{children}</div>
    </Row>
  );
}
