import { styled, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../console/slots.ts';
import { drawMail } from './draw-mail.ts';

const Frame = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: 460,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 8,
  // Mails are read on white, whatever the console looks like.
  backgroundColor: '#f3f4f6',
  '& > div': { margin: '0 auto' },
}));

const Said = styled('p')({ margin: '0 0 10px', overflowWrap: 'anywhere' });

const widths = { phone: 360, desktop: 640 } as const;
type Width = keyof typeof widths;

interface Props {
  subject: string;
  html: string;
  /** There is little room: a phone's width is shown first. */
  narrow?: boolean;
}

/** A mail as its reader sees it, at the width of a phone or of a desk. */
export function MailView({ subject, html, narrow }: Props) {
  const { text } = useMessages();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [width, setWidth] = useState<Width>(isPhone || narrow ? 'phone' : 'desktop');
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) drawMail(host.current, html);
  }, [html]);
  return (
    <section aria-label={text('templates/preview')}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={width}
        onChange={(_event, next: Width | null) => next && setWidth(next)}
        aria-label={text('templates/width')}
        sx={{ mb: 1.5 }}
      >
        <ToggleButton value="phone">{text('templates/phone')}</ToggleButton>
        <ToggleButton value="desktop">{text('templates/desktop')}</ToggleButton>
      </ToggleButtonGroup>
      <Said>
        {text('templates/subject')}: <strong>{subject}</strong>
      </Said>
      {/* It scrolls, so the keyboard has to reach it. */}
      <Frame tabIndex={0} role="group" aria-label={text('templates/page')}>
        <div
          ref={host}
          style={width === 'phone' ? { width: '100%', maxWidth: widths.phone } : { width: widths.desktop }}
        />
      </Frame>
    </section>
  );
}
