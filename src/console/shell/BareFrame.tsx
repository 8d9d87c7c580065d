import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useProductName } from './use-product-name.ts';

const Page = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  '& > header': { padding: '20px max(20px, 4vw)' },
  '& > main': { width: '100%', maxWidth: 1100, margin: '0 auto', padding: '4vh 20px 64px' },
  [theme.breakpoints.down('sm')]: { '& > main': { padding: '8px 16px 48px' } },
}));

/** Around a screen that stands alone: sign-in, invitation. */
export function BareFrame({ children }: { children: ReactNode }) {
  const product = useProductName();
  return (
    <Page>
      <header>
        <Brand name={product} />
      </header>
      <main id="main" tabIndex={-1}>
        <OfflineBanner />
        {children}
      </main>
    </Page>
  );
}
