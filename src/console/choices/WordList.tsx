import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Icon } from '../shell/Icon.tsx';
import { NewWords } from './NewWords.tsx';
import { Suggestions } from './Suggestions.tsx';
import { sameWord, type WordListProps } from './words.ts';

const Chips = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      maxWidth: '100%',
      padding: '0 10px',
      borderRadius: 999,
      fontSize: '0.8125rem',
      lineHeight: '28px',
      overflowWrap: 'anywhere',
      color: palette.text.primary,
      backgroundColor: palette.primary.light,
    },
    '& li:has(button)': { paddingRight: 0 },
    '& li.fixed': { backgroundColor: palette.action.selected },
    '& li svg': { fontSize: '1rem' },
    '& button': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      padding: 0,
      color: 'inherit',
      background: 'none',
      border: 0,
      borderRadius: '50%',
      cursor: 'pointer',
    },
    '@media (pointer: coarse)': { '& button': { width: 36, height: 36 } },
  };
});

const None = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** A list of words: typed or pasted, picked from those that are offered, and taken away again. */
export function WordList(props: WordListProps) {
  const { id, label, words, change, offered = [], fixed = [], max, disabled = false, mayRemove } = props;
  const say = useWords();
  const list = useRef<HTMLUListElement>(null);
  const isFixed = (word: string) => fixed.some((one) => sameWord(one, word));
  const remove = async (word: string) => {
    if (mayRemove && !(await mayRemove(word))) return;
    const at = words.indexOf(word);
    change(
      words.filter((one) => one !== word),
      false,
    );
    // The button that had the focus is gone: the next one takes it, or else the input.
    requestAnimationFrame(() => {
      const next = list.current?.children[at]?.querySelector('button') ?? document.getElementById(id);
      next?.focus();
    });
  };
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {words.length === 0 && <None>{say('words-none')}</None>}
      <Chips ref={list} aria-label={label} hidden={words.length === 0}>
        {words.map((word) =>
          isFixed(word) ? (
            <li key={word} className="fixed" title={say('words-fixed', { name: word })}>
              {word}
              <span className="unseen">{say('words-fixed', { name: '' })}</span>
              <Icon name="lock" />
            </li>
          ) : (
            <li key={word} style={disabled ? { paddingRight: 10 } : undefined}>
              {word}
              {!disabled && (
                <button type="button" aria-label={say('take-away', { name: word })} onClick={() => void remove(word)}>
                  <Icon name="close" />
                </button>
              )}
            </li>
          ),
        )}
      </Chips>
      {!disabled && <NewWords {...props} />}
      {!disabled && offered.length > 0 && (
        <Suggestions
          offered={offered.filter((one) => !words.some((word) => sameWord(word, one)))}
          open={words.length === 0}
          add={(more) => change([...words, ...more].slice(0, max), true)}
        />
      )}
    </div>
  );
}
