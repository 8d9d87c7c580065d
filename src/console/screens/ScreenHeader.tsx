import { styled } from '@mui/material/styles';
import { type ReactNode, use } from 'react';
import { WithinRecord } from './record/within-record.ts';
import { usePageHeading } from './use-page-heading.ts';

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 20,
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& .sub': { margin: '4px 0 0', color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

interface Props {
  title: string;
  subtitle?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** What stands above the title: a link back. */
  above?: ReactNode;
}

/** A screen's heading: the page's one h1, or below that of a record. */
export function ScreenHeader({ title, subtitle, actions, above }: Props) {
  const isWithin = use(WithinRecord);
  const heading = usePageHeading(title, !isWithin);
  const Heading = isWithin ? 'h2' : 'h1';
  return (
    <>
      {above}
      <Header>
        <div>
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {subtitle && <p className="sub">{subtitle}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </Header>
    </>
  );
}
