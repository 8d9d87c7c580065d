import { styled } from '@mui/material/styles';
import { useMessages } from '../../../console/slots.ts';
import { Face } from './Face.tsx';

interface Asked {
  text: string;
  description?: string | undefined;
  imgUrl?: string | undefined;
  scaleType?: string | undefined;
  scale?: readonly { title: string; value: number }[] | undefined;
  quickReplies?: readonly { title: string }[] | undefined;
  cards?: readonly Card[] | undefined;
}

interface Card {
  title: string;
  description?: string | undefined;
  imgUrl?: string | undefined;
  quickReplies?: readonly { title: string }[] | undefined;
}

interface Props {
  question: { type: string; questions: readonly Asked[] };
}

const Sheet = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gap: 12,
    minWidth: 0,
    '& .asked': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
    '& small': { color: palette.text.secondary, fontSize: '0.8125rem' },
    '& .replies': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
    '& .replies > li, & .reply': {
      padding: '6px 16px',
      border: `1px solid color-mix(in srgb, ${palette.text.secondary} 60%, transparent)`,
      borderRadius: 20,
      fontSize: '0.875rem',
      overflowWrap: 'anywhere',
    },
    '& .scale': {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gap: 8,
      maxWidth: 520,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
    '& .scale li': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 4,
      padding: '8px 4px',
      border: `1px solid ${palette.divider}`,
      borderRadius: 10,
      fontSize: '0.8125rem',
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    '& .scale svg': { color: palette.primary.main, width: 28, height: 28 },
    '& .ends': { display: 'flex', justifyContent: 'space-between', maxWidth: 520, margin: 0 },
    '& .choices': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none', fontSize: '0.875rem' },
    '& .choices li': { display: 'flex', gap: 10, alignItems: 'center' },
    '& .choices li::before': {
      content: '""',
      flex: 'none',
      width: 14,
      height: 14,
      border: `2px solid ${palette.text.secondary}`,
      borderRadius: '50%',
    },
    '& .cards': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(220px, 80%)',
      gap: 10,
      margin: 0,
      padding: '2px 2px 8px',
      overflowX: 'auto',
      listStyle: 'none',
    },
    '& .cards > li': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: 8,
      padding: 12,
      border: `1px solid ${palette.divider}`,
      borderRadius: 10,
      fontSize: '0.875rem',
    },
    '& .cards .reply': { marginTop: 'auto' },
    '& img': { display: 'block', width: '100%', maxWidth: 320, borderRadius: 10 },
    '& .words': {
      maxWidth: 520,
      minHeight: 56,
      padding: '10px 12px',
      border: `1px solid color-mix(in srgb, ${palette.text.secondary} 60%, transparent)`,
      borderRadius: 10,
      color: palette.text.secondary,
      fontSize: '0.875rem',
    },
    // Beside a form there is room for the words, but for no air around them.
    '@container (max-width: 440px)': {
      '& .scale': { gap: 4 },
      '& .scale li': { padding: '8px 0', fontSize: '0.6875rem' },
    },
    [theme.breakpoints.down('sm')]: {
      '& .scale:has(svg)': { gridTemplateColumns: '1fr' },
      '& .scale li': { fontSize: '0.8125rem' },
      '& .scale:has(svg) li': { gridTemplateColumns: 'auto 1fr', alignItems: 'center', justifyItems: 'start' },
    },
  };
});

/** A question as the employee sees it; nothing of it can be changed, or answered, here. */
export function QuestionPreview({ question }: Props) {
  const [asked] = question.questions;
  if (!asked) return null;
  return (
    <Sheet>
      <p className="asked">{asked.text}</p>
      <Shown type={question.type} asked={asked} />
    </Sheet>
  );
}

function Shown({ type, asked }: { type: string; asked: Asked }) {
  const { text } = useMessages();
  switch (type) {
    case 'scale':
      return <Scale asked={asked} />;
    case 'textInput':
      return <div className="words">{text('wellbeing/own-words')}</div>;
    case 'image':
      return <Picture asked={asked} />;
    case 'card':
    case 'carousel':
      return <Cards asked={asked} />;
    case 'quickReplies':
      return <Titles name="replies" of={asked.quickReplies} />;
    case 'closeEnded':
      return <Titles name="choices" of={asked.quickReplies} />;
    default:
      return asked.description ? <small>{asked.description}</small> : null;
  }
}

function Scale({ asked: { scale = [], scaleType } }: { asked: Asked }) {
  const faces = scaleType !== 'number';
  return (
    <>
      <ul className="scale">
        {scale.map(({ title, value }) => (
          <li key={value}>
            {faces && <Face mood={value} />}
            {faces ? title : value}
          </li>
        ))}
      </ul>
      {!faces && (
        <p className="ends">
          <small>{scale[0]?.title}</small>
          <small>{scale.at(-1)?.title}</small>
        </p>
      )}
    </>
  );
}

function Picture({ asked: { imgUrl, description, quickReplies } }: { asked: Asked }) {
  return (
    <>
      {imgUrl && <img src={imgUrl} alt="" loading="lazy" width={320} height={180} />}
      {description && <small>{description}</small>}
      <Titles name="replies" of={quickReplies} />
    </>
  );
}

function Cards({ asked: { cards = [] } }: { asked: Asked }) {
  const { text } = useMessages();
  return (
    <ul className="cards" tabIndex={cards.length > 1 ? 0 : undefined} aria-label={text('wellbeing/cards')}>
      {cards.map(({ title, description, imgUrl, quickReplies = [] }) => (
        <li key={title}>
          {imgUrl && <img src={imgUrl} alt="" loading="lazy" width={220} height={124} />}
          <strong>{title}</strong>
          {description && <small>{description}</small>}
          {quickReplies.map((reply) => (
            <span key={reply.title} className="reply">
              {reply.title}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Titles({ name, of = [] }: { name: 'replies' | 'choices'; of?: readonly { title: string }[] | undefined }) {
  if (of.length === 0) return null;
  return (
    <ul className={name}>
      {of.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
