import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { SwitchInput } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import type { Permission } from './use-permissions.ts';

/** The whole row is the switch's. */
const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    '& .switch': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      minHeight: 34,
      fontSize: '0.875rem',
      cursor: 'pointer',
    },
    '& label': { cursor: 'inherit' },
    '@media (pointer: coarse)': { '& .switch': { minHeight: 40 } },
    '& input::after': { content: '""', position: 'absolute', inset: 0 },
    '& input[type="radio"]': {
      flex: 'none',
      width: 18,
      height: 18,
      margin: '0 8px',
      cursor: 'inherit',
      accentColor: palette.primary.main,
    },
    '& .switch:has([aria-disabled="true"])': { cursor: 'not-allowed', color: palette.text.secondary },
    '& p': { margin: '0 0 6px 44px', fontSize: '0.8125rem', color: palette.text.secondary },
    '& button': {
      margin: '0 0 6px 44px',
      padding: '2px 0',
      font: 'inherit',
      fontSize: '0.8125rem',
      textAlign: 'left',
      color: palette.primary.main,
      background: 'none',
      border: 0,
      textDecoration: 'underline',
      cursor: 'pointer',
    },
  };
});

interface Props {
  permission: Permission;
  click(): void;
  release(): void;
}

/** A locked one is still reached by the keyboard and says why; what holds it on can be turned off with it. */
export function PermissionSwitch({ permission, click, release }: Props) {
  const { text } = useMessages();
  const id = useId();
  const whyId = `${id}-why`;
  const { label, on, radio, locked, releasable } = permission;
  const shared = {
    id,
    checked: on,
    'aria-disabled': locked ? true : undefined,
    'aria-describedby': locked ? whyId : undefined,
    onChange: locked ? stay : click,
  };
  const input = radio ? <input type="radio" {...shared} /> : <SwitchInput {...shared} />;
  return (
    <Row>
      <div className="switch">
        {input}
        <label htmlFor={id}>{label}</label>
      </div>
      {locked && <p id={whyId}>{locked}</p>}
      {releasable && (
        <button
          type="button"
          aria-label={text('access/group.turn-off-dependants-of', { name: label })}
          onClick={release}
        >
          {text('access/group.turn-off-dependants')}
        </button>
      )}
    </Row>
  );
}

const stay = (): void => undefined;
