import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useOptions } from '../../../../console/slots.ts';
import type { Kind } from './use-bulk.ts';
import { useText } from './use-text.ts';

const Choice = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  marginTop: 12,
  padding: '14px 16px',
  font: 'inherit',
  textAlign: 'left',
  color: 'inherit',
  background: 'none',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 10,
  cursor: 'pointer',
  '&:hover': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '& strong, & span': { display: 'block' },
  '& span': { marginTop: 2, color: (theme.vars ?? theme).palette.text.secondary },
}));

interface Props {
  count: number;
  choose(kind: Kind): void;
  leave(): void;
}

export function ChooseWork({ count, choose, leave }: Props) {
  const text = useText();
  const kinds = useOptions('audit/bulk.kinds');
  return (
    <>
      <DialogContent>
        <p style={{ margin: 0 }}>{text('audit/bulk.choose', { count })}</p>
        {kinds.map(({ value, label, description }) => (
          <Choice key={String(value)} type="button" onClick={() => choose(value as Kind)}>
            <strong>{label}</strong>
            <span>{description}</span>
          </Choice>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={leave}>
          {text('audit/bulk.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
