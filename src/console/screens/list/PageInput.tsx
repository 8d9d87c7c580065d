import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';

const Box = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    whiteSpace: 'nowrap',
    '& input': {
      font: 'inherit',
      width: '4.2em',
      minHeight: 32,
      padding: '2px 6px',
      textAlign: 'center',
      borderRadius: 8,
      border: `1px solid color-mix(in srgb, ${palette.text.secondary} 78%, transparent)`,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
    },
    '& input[aria-invalid="true"]': { borderColor: palette.error.main },
    '& .wrong': {
      position: 'absolute',
      bottom: 'calc(100% + 4px)',
      left: '50%',
      transform: 'translateX(-50%)',
      padding: '2px 8px',
      borderRadius: 6,
      fontSize: '0.75rem',
      color: palette.error.contrastText,
      backgroundColor: palette.error.main,
    },
  };
});

interface Props {
  page: number;
  last: number;
  go(page: number): void;
}

/** The page's number, typed: digits only, clamped to the pages that there are when it is left or Enter is pressed. */
export function PageInput({ page, last, go }: Props) {
  const words = useWords();
  const { text } = useMessages();
  const errorId = useId();
  const [typed, setTyped] = useState(String(page));
  const [wrong, setWrong] = useState(false);
  useEffect(() => setTyped(String(page)), [page]);
  const settle = () => {
    setWrong(false);
    const wanted = Math.min(last, Math.max(1, Number(typed) || page));
    setTyped(String(wanted));
    if (wanted !== page) go(wanted);
  };
  return (
    <Box>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={words('page-of', { last })}
        aria-invalid={wrong}
        aria-describedby={wrong ? errorId : undefined}
        value={typed}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 7);
          setWrong(digits !== target.value && target.value !== '');
          setTyped(digits);
        }}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <span aria-hidden>{words('of-pages', { last })}</span>
      <span role="alert">
        {wrong && (
          <span className="wrong" id={errorId}>
            {text('shell/only-digits')}
          </span>
        )}
      </span>
    </Box>
  );
}
