import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import type { Choice, Draft } from './draft.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 108,
  overflow: 'auto',
});

const Tag = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 28,
    padding: '0 10px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
    color: palette.text.primary,
    backgroundColor: palette.action.selected,
    border: `1px solid ${palette.divider}`,
    '& button': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      margin: '0 -8px 0 0',
      padding: 0,
      border: 0,
      borderRadius: '50%',
      font: 'inherit',
      fontSize: '1rem',
      color: 'inherit',
      background: 'none',
      cursor: 'pointer',
    },
    '& button:hover': { backgroundColor: palette.action.hover },
  };
});

interface Props {
  choices: readonly Choice[];
  choose(draft: Draft): void;
  /** Said while there are none. */
  none: string;
}

/** What is chosen, each as a tag that can be taken off. */
export function ChosenFilters({ choices, choose, none }: Props) {
  const { text } = useMessages();
  const { list, taken } = useNextTag(choices.length);
  if (choices.length === 0) return <span>{none}</span>;
  return (
    <div style={{ display: 'flex', alignItems: 'start', gap: 8 }}>
      <List ref={list} aria-label={text('segments/filters.chosen')}>
        {choices.map(({ key, label, without }, index) => (
          <li key={key}>
            <Tag>
              {label}
              <button
                type="button"
                aria-label={text('segments/filters.remove', { filter: label })}
                onClick={() => {
                  taken.current = index;
                  choose(without);
                }}
              >
                <Icon name="close" />
              </button>
            </Tag>
          </li>
        ))}
      </List>
      <Button variant="text" sx={{ flex: 'none' }} onClick={() => choose({})}>
        {text('segments/filters.clear')}
      </Button>
    </div>
  );
}

/** The focus of a tag that was taken off goes to the next one. How many there are changes once it is gone. */
function useNextTag(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const taken = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are fewer
  useEffect(() => {
    const at = taken.current;
    taken.current = -1;
    if (at < 0 || document.activeElement !== document.body) return;
    const tags = list.current?.querySelectorAll('button');
    (tags?.[at] ?? tags?.[at - 1])?.focus();
  }, [count]);
  return { list, taken };
}
