import { styled } from '@mui/material/styles';
import type { CellProps } from '../../../console/slots.ts';

const Who = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const pink = `color-mix(in srgb, #d81b60 50%, ${palette.text.primary})`;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    '& small': { display: 'block', fontWeight: 400, color: palette.text.secondary },
    '& .disc': {
      flex: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      borderRadius: '50%',
      objectFit: 'cover',
      fontSize: '0.75rem',
      fontWeight: 650,
      color: palette.primary.main,
      backgroundColor: palette.primary.light,
    },
    '& .pink': { color: pink, backgroundColor: `color-mix(in srgb, #d81b60 12%, ${palette.background.paper})` },
  };
});

/** Who had a chat, with picture or initials; or the pseudonym that stands for somebody. */
export default function ChatPerson({ values: [name, email, gender, picture] }: CellProps) {
  const female = String(gender ?? '').toLowerCase() === 'female';
  return (
    <Who>
      {picture ? (
        <img className="disc" src={String(picture)} alt="" />
      ) : (
        <span className={female ? 'disc pink' : 'disc'} aria-hidden>
          {initialsOf(String(name ?? ''))}
        </span>
      )}
      <span>
        {String(name ?? '')}
        {email ? <small>{String(email)}</small> : null}
      </span>
    </Who>
  );
}

/** First letters of the first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
