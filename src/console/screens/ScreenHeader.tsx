import { styled } from '@mui/material/styles';
import { type ReactNode, use } from 'react';
import { ClearOfBars } from './ClearOfBars.tsx';
import { WithinRecord } from './record/within-record.ts';
import { TabLabelContext } from './screen-title-context.ts';
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
  '&.stays': {
    position: 'sticky',
    // Below the bar of the console.
    top: 'var(--bars, 56px)',
    zIndex: 2,
    flexWrap: 'nowrap',
    alignItems: 'center',
    margin: '-12px 0 8px',
    padding: '12px 0',
    backgroundColor: (theme.vars ?? theme).palette.background.default,
    '& .actions': { flexWrap: 'nowrap' },
  },
}));

interface Props {
  title: string;
  subtitle?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** What stands above the title: a link back. */
  above?: ReactNode;
  /** While something is edited, its buttons stay in reach however long the page is. */
  stays?: boolean;
}

/** A screen's heading: the page's one h1, or below that of a record. */
export function ScreenHeader({ title, subtitle, actions, above, stays }: Props) {
  const isWithin = use(WithinRecord);
  const heading = usePageHeading(title, !isWithin);
  const said = use(TabLabelContext) === title;
  const Heading = isWithin ? 'h2' : 'h1';
  return (
    <>
      {above}
      <Header className={stays ? 'stays' : undefined} data-said={said || undefined}>
        {stays && <ClearOfBars />}
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
