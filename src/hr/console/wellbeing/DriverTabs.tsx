import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useMessages } from '../../../console/slots.ts';
import { type Driver, driverLabel, drivers } from '../../rules/survey.ts';

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 1fr)',
    gap: 24,
    '& [role=tablist]': { display: 'grid', alignContent: 'start', gap: 2 },
    '& [role=tab]': {
      display: 'grid',
      minHeight: 44,
      padding: '8px 12px',
      font: 'inherit',
      fontSize: '0.9375rem',
      textAlign: 'left',
      color: palette.text.primary,
      background: 'none',
      border: 0,
      borderRadius: 8,
      cursor: 'pointer',
    },
    '& [role=tab]:hover': { backgroundColor: palette.action.hover },
    '& [aria-selected=true]': { backgroundColor: palette.action.selected, fontWeight: 600 },
    '& [role=tab] small': { fontWeight: 400, color: palette.text.secondary },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 16,
      '& [role=tablist]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  };
});

interface Props {
  open: Driver;
  choose(driver: Driver): void;
  /** What stands below a driver's name. */
  about(driver: Driver): string;
  children(driver: Driver): ReactNode;
}

/** The four drivers, always in the same order, and beside them what belongs to one. */
export function DriverTabs({ open, choose, about, children }: Props) {
  const { text } = useMessages();
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = drivers[(drivers.indexOf(open) + by + drivers.length) % drivers.length] ?? open;
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <Frame>
      <div role="tablist" aria-orientation="vertical" aria-label={text('wellbeing/drivers')} onKeyDown={move}>
        {drivers.map((driver) => (
          <button
            key={driver}
            type="button"
            role="tab"
            id={`${id}-${driver}`}
            aria-selected={driver === open}
            aria-controls={`${id}-panel`}
            tabIndex={driver === open ? 0 : -1}
            onClick={() => choose(driver)}
          >
            {driverLabel(driver)} <small>{about(driver)}</small>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children(open)}
      </div>
    </Frame>
  );
}
