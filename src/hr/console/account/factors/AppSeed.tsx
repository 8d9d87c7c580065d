import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useCopy } from '../../../../console/parts.ts';
import { useMessages } from '../../../../console/slots.ts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  margin: 0,
  paddingLeft: 20,
  fontSize: '0.875rem',
  '& .scan': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20, marginTop: 10 },
  // Cameras want dark on light, whatever the theme.
  '& img': { width: 180, height: 180, borderRadius: 8, backgroundColor: '#ffffff', border: '1px solid #ffffff' },
  '& .key': { display: 'grid', gap: 8, flex: '1 1 200px', minWidth: 0 },
  '& code': {
    fontSize: '0.9375rem',
    letterSpacing: '0.04em',
    overflowWrap: 'anywhere',
    padding: '8px 10px',
    borderRadius: 8,
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
  '& .key button': { justifySelf: 'start' },
  '& li > div': { marginTop: 10 },
}));

/** In fours, as one reads it out. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The seed of an authenticator app, as a picture and as letters. The server gives it once. */
export function AppSeed({ picture, secret, children }: { picture: string; secret: string; children: ReactNode }) {
  const { text } = useMessages();
  const copy = useCopy();
  return (
    <Steps>
      <li>
        {text('account/mfa/scan-first')}
        <div className="scan">
          <img src={picture} alt={text('account/mfa/scan-picture')} />
          <div className="key">
            {text('account/mfa/scan-by-hand')}
            <code>{inFours(secret)}</code>
            <Button variant="outlined" onClick={() => void copy(secret)}>
              {text('account/mfa/copy-key')}
            </Button>
          </div>
        </div>
      </li>
      <li>
        {text('account/mfa/scan-code')}
        <div>{children}</div>
      </li>
    </Steps>
  );
}
