import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import type { Panel } from '../../../shared/documents/panel.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useRunAction } from '../../actions/use-run-action.ts';
import { useCopy } from '../../messages/use-copy.ts';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useLeaveGuard } from '../../shell/use-leave-guard.ts';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  '& input': { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem' },
});

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: '6px 16px',
  margin: '0 0 16px',
  padding: '14px 14px 14px 40px',
  borderRadius: 8,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  '& li': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9375rem' },
  '& li::marker': { fontSize: '0.75rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& small': { marginLeft: 8, fontFamily: theme.typography.fontFamily },
}));

interface Props {
  panel: Panel;
  /** Where it is in what is shown. */
  secret: string;
  values: Record<string, unknown>;
  change(values: unknown): void;
}

/** What is to be copied and kept: one value, or several of which some are used up. */
export default function SecretPanel({ panel, secret, values, change }: Props) {
  const words = useWords();
  const copy = useCopy();
  const run = useRunAction();
  const [kept, setKept] = useState(false);
  // Escape and a click beside the dialog ask first: what is closed by mistake is lost.
  useLeaveGuard(panel.leave !== undefined && !kept, { message: panel.leave });
  const value = values[secret];
  const used = [values[panel.used ?? '']].flat();
  const codes = [value].flat().filter((code) => !used.includes(code));
  const button = (
    <Button
      variant="contained"
      startIcon={<Icon name="copy" />}
      onClick={async () => setKept((await copy(codes.join('\n'))) || kept)}
    >
      {words('copy')}
    </Button>
  );
  const actions = panel.actions?.map((action) => (
    <GatedButton key={action.label} action={action} run={() => void run(action, { params: values, done: change })} />
  ));
  if (Array.isArray(value)) {
    return (
      <div>
        <Codes codes={value.map(String)} used={used} usedUp={words('used-up')} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {button}
          {actions}
        </div>
      </div>
    );
  }
  return (
    <Line>
      <TextField
        autoFocus
        fullWidth
        label={panel.label}
        value={String(value ?? '')}
        onFocus={(event) => event.target.select()}
        onCopy={() => setKept(true)}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
      {button}
      {actions}
    </Line>
  );
}

const Codes = ({ codes, used, usedUp }: { codes: string[]; used: unknown[]; usedUp: string }): ReactNode => (
  <List>
    {codes.map((code) => (
      <li key={code}>
        {used.includes(code) ? (
          <>
            <s>{code}</s>
            <small>{usedUp}</small>
          </>
        ) : (
          code
        )}
      </li>
    ))}
  </List>
);
