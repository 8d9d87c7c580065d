import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Chip } from '../../../../console/cells/Chip.tsx';
import { Card } from '../../../../console/forms/view/Card.tsx';
import { Icon } from '../../../../console/parts.ts';
import { useMessages } from '../../../../console/slots.ts';

const Sheet = styled(Card)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    '& > *': { gridColumn: '1 / -1' },
    '& > .head': { gridColumn: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
    '& .disc': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 36,
      height: 36,
      borderRadius: '50%',
      backgroundColor: palette.primary.light,
      color: palette.primary.main,
    },
    '& .disc svg': { fontSize: 20 },
    '& h2': { ...theme.typography.h2, margin: 0, outline: 'none' },
    '& > .actions': { gridArea: '1 / 2', display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& p': { margin: 0, fontSize: '0.875rem', color: palette.text.secondary, maxWidth: 640 },
    '& dl': { display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: 0, fontSize: '0.875rem' },
    '& dt': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& > .panel': { paddingTop: 16, borderTop: `1px solid ${palette.divider}` },
    [theme.breakpoints.down('sm')]: { '& > .head, & > .actions': { gridArea: 'auto / 1 / auto / -1' } },
  };
});

export interface Fact {
  label: string;
  value: ReactNode;
}

interface Props {
  icon: string;
  title: string;
  about: string;
  /** Whether it is on; undefined where that is no question. */
  enabled?: boolean;
  facts?: readonly Fact[];
  actions?: ReactNode;
  /** What is being done about it. */
  children?: ReactNode;
}

/** One method with its state; what is being done about it opens below. */
export function MethodCard({ icon, title, about, enabled, facts = [], actions, children }: Props) {
  const { text } = useMessages();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = Boolean(children);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The panel took the focus with it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Sheet aria-labelledby={id}>
      <div className="head">
        <span className="disc">
          <Icon name={icon} />
        </span>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {enabled !== undefined && (
          <Chip color={enabled ? 'success' : 'default'}>
            {text(enabled ? 'account/mfa/state-on' : 'account/mfa/state-off')}
          </Chip>
        )}
      </div>
      <p>{about}</p>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isOpen && actions && <div className="actions">{actions}</div>}
      {children && <div className="panel">{children}</div>}
    </Sheet>
  );
}
