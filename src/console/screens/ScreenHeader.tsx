import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useProductName } from '../shell/use-product-name.ts';

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 20,
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& .sub': { margin: '4px 0 0', color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

interface Props {
  title: string;
  subtitle?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** What stands above the title: a link back. */
  above?: ReactNode;
}

/** A screen's one h1. It names the window, and takes the focus after a navigation, so that the new screen is read out. */
export function ScreenHeader({ title, subtitle, actions, above }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const product = useProductName();
  const { key } = useLocation();
  const first = useRef(key === 'default');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  useEffect(() => {
    if (!first.current && (!document.activeElement || document.activeElement === document.body))
      heading.current?.focus();
  }, []);
  return (
    <>
      {above}
      <Header>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <p className="sub">{subtitle}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </Header>
    </>
  );
}
