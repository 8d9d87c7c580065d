import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from '../../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../../console/slots.ts';
import { useCopy } from './use-copy.ts';
import { type Codes, useRecoveryCodes } from './use-recovery-codes.ts';

const Content = styled(DialogContent)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& p': { margin: 0, fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& .tools': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: '6px 16px',
  margin: 0,
  padding: '14px 14px 14px 40px',
  borderRadius: 8,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  '& li': { fontFamily: 'ui-monospace, monospace', fontSize: '0.9375rem' },
  '& li::marker': { fontSize: '0.75rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& small': { marginLeft: 8, fontFamily: theme.typography.fontFamily },
}));

/** The codes; those that were used are struck out. */
export default function RecoveryCodes({ params, close }: ComponentProps) {
  const { text } = useMessages();
  const [{ codes, used }, setCodes] = useState(params as unknown as Codes);
  const { renew, download } = useRecoveryCodes();
  const copy = useCopy();
  const isUsed = (code: string) => used.includes(code);
  const again = async () => {
    const made = await renew();
    if (made) setCodes(made);
  };
  return (
    <>
      <Content>
        <p>{text('account/mfa/codes-keep')}</p>
        <List>
          {codes.map((code) => (
            <li key={code}>
              {isUsed(code) ? <s>{code}</s> : code}
              {isUsed(code) && <small>{text('account/mfa/codes-used')}</small>}
            </li>
          ))}
        </List>
        <div className="tools">
          <Button
            variant="outlined"
            startIcon={<Icon name="copy" />}
            onClick={() => void copy(codes.filter((code) => !isUsed(code)).join('\n'))}
          >
            {text('account/mfa/copy')}
          </Button>
          <Button variant="outlined" startIcon={<Icon name="download" />} onClick={() => void download()}>
            {text('account/mfa/codes-download')}
          </Button>
          <Button variant="outlined" onClick={() => void again()}>
            {text('account/mfa/codes-new')}
          </Button>
        </div>
      </Content>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={() => close?.()}>
          {text('account/mfa/codes-done')}
        </Button>
      </DialogActions>
    </>
  );
}
