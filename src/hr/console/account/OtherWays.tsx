import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';

const Ways = styled('section')(({ theme }) => ({
  paddingTop: 16,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& h2': { margin: '0 0 8px', fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& ul': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  '& button': { justifyContent: 'flex-start' },
}));

interface Way {
  value: string;
  label: string;
  icon: string;
}

/** The ways to prove who one is that are not the one shown. */
export function OtherWays({ ways, choose }: { ways: readonly Way[]; choose(value: string): void }) {
  const { text } = useMessages();
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <Ways aria-labelledby={id}>
      <h2 id={id}>{text('account/mfa/verify.other-ways')}</h2>
      <ul>
        {ways.map(({ value, label, icon }) => (
          <li key={value}>
            <Button fullWidth variant="outlined" startIcon={<Icon name={icon} />} onClick={() => choose(value)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Ways>
  );
}
