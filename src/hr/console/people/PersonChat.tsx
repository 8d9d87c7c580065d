import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId } from 'react';
import { Card, Icon, Moment } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import { type Chat, ChatActions } from './ChatActions.tsx';
import { chip } from './chip.tsx';

const Transcript = lazy(() => import('./Transcript.tsx'));

interface Props {
  chat: Chat;
  open: boolean;
  toggle(): void;
}

const Sheet = styled(Card)(({ theme }) => ({
  padding: 0,
  marginBottom: 12,
  [theme.breakpoints.down('sm')]: { padding: 0 },
  '& h3': { margin: 0, font: 'inherit' },
  '& h3 > button': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    width: '100%',
    position: 'relative',
    padding: '14px 48px 14px 20px',
    border: 0,
    borderRadius: 12,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    background: 'none',
    cursor: 'pointer',
  },
  '& h3 > button > svg': { position: 'absolute', top: 16, right: 18 },
  '& h3 > button:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '& .title': { fontWeight: 600 },
  '& .when': { flex: '1 1 120px', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& .inside': { padding: '4px 20px 20px', display: 'grid', gap: 16 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, fontSize: '0.875rem' },
  '& .case': { display: 'inline-flex', alignItems: 'center', gap: 8, marginLeft: 'auto' },
}));

/** One chat: what it was about and how it stands; opened, what was said, and what can be done. */
export function PersonChat({ chat, open, toggle }: Props) {
  const { text } = useMessages();
  const id = useId();
  const { overall_mood: mood, driverAverage: score, createdAt: began } = chat;
  return (
    <Sheet aria-label={chat.stage_title}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
          <span className="title">{chat.stage_title}</span>
          <span className="when">{began && <Moment value={began} time />}</span>
          {chip(chat.status, 'people/session/statuses')}
          {mood != null && chip(mood, 'people/user/moods')}
          {score != null && <small>{text('people/session/chats.score', { score: score.toFixed(1) })}</small>}
          <Icon name={open ? 'collapse' : 'expand'} fontSize="small" />
        </button>
      </h3>
      <Collapse in={open} mountOnEnter id={id}>
        <div className="inside">
          <Suspense>
            <Transcript record={{ ...chat }} params={{}} />
          </Suspense>
          <ChatActions chat={chat} />
        </div>
      </Collapse>
    </Sheet>
  );
}
