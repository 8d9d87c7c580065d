import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Icon } from '../shell/Icon.tsx';

const Offer = styled('details')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    fontSize: '0.875rem',
    '& summary': { width: 'fit-content', padding: '4px 0', cursor: 'pointer', fontWeight: 500 },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, margin: '8px 0 12px', padding: 0, listStyle: 'none' },
    '& li button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minHeight: 30,
      padding: '0 12px 0 8px',
      font: 'inherit',
      fontSize: '0.8125rem',
      color: palette.text.primary,
      background: 'none',
      border: `1px dashed ${palette.text.secondary}`,
      borderRadius: 999,
      cursor: 'pointer',
    },
    '& li button:hover': { backgroundColor: palette.action.hover },
    '& svg': { fontSize: '1rem' },
    '@media (pointer: coarse)': { '& li button': { minHeight: 40 } },
  };
});

interface Props {
  offered: readonly string[];
  /** Shown at once. */
  open: boolean;
  add(words: readonly string[]): void;
}

/** Words to pick, one by one or all at once. */
export function Suggestions({ offered, open, add }: Props) {
  const say = useWords();
  const [opened, setOpened] = useState(false);
  const shown = open || opened;
  if (offered.length === 0) return null;
  const pick = (word: string, button: HTMLElement) => {
    const others = button.closest('li');
    const next = (others?.nextElementSibling ?? others?.previousElementSibling)?.querySelector('button');
    add([word]);
    next?.focus();
  };
  return (
    <Offer open={shown} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {say('words-offered')} ({offered.length})
      </summary>
      {shown && (
        <>
          <ul>
            {offered.map((word) => (
              <li key={word}>
                <button type="button" onClick={(event) => pick(word, event.currentTarget)}>
                  <Icon name="add" />
                  {word}
                </button>
              </li>
            ))}
          </ul>
          <Button size="small" variant="outlined" onClick={() => add(offered)}>
            {say('words-all', { count: offered.length })}
          </Button>
        </>
      )}
    </Offer>
  );
}
