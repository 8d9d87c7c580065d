import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

const Index = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'sticky',
    top: 'calc(var(--bars, 56px) + 20px)',
    maxHeight: 'calc(100vh - var(--bars, 56px) - 40px)',
    overflowY: 'auto',
    fontSize: '0.8125rem',
    '& p': { margin: '0 0 4px', padding: '0 12px', color: palette.text.secondary },
    '& ul': { margin: 0, padding: 0, listStyle: 'none', borderLeft: `1px solid ${palette.divider}` },
    '& button': {
      display: 'block',
      width: '100%',
      minHeight: 28,
      padding: '4px 12px',
      border: 0,
      background: 'none',
      font: 'inherit',
      textAlign: 'left',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { color: palette.text.primary },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    },
    '& [aria-current]': { color: palette.text.primary, boxShadow: `inset 2px 0 0 ${palette.primary.main}` },
  };
});

/** Of the whole width, in pixels: a readable one for the cards, and the index beside it. */
const room = 1090;
/** Fewer are in sight anyway. */
const few = 4;

/** The titles of a long sheet's cards, which lead to them; the one that is being read is marked. */
export function SheetIndex({ of }: { of: RefObject<HTMLElement | null> }) {
  const { text } = useMessages();
  const isRoom = useRoom(of);
  const titles = useTitles(of);
  const current = useCurrent(titles);
  if (!isRoom || titles.length < few) return null;
  return (
    <Index aria-label={text('shell/form.on-this-page')}>
      <p aria-hidden>{text('shell/form.on-this-page')}</p>
      <ul>
        {titles.map((title) => (
          <li key={title.textContent}>
            <button type="button" aria-current={title === current || undefined} onClick={() => goTo(title)}>
              {title.textContent}
            </button>
          </li>
        ))}
      </ul>
    </Index>
  );
}

function useRoom(of: RefObject<HTMLElement | null>): boolean {
  const [isRoom, setRoom] = useState(false);
  useEffect(() => {
    const place = of.current?.parentElement;
    if (!place) return;
    const look = () => setRoom(place.clientWidth >= room);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [of]);
  return isRoom;
}

/** As they stand in the page: a card may have nothing to show, or comes later. */
function useTitles(of: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  const [titles, setTitles] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const sheet = of.current;
    if (!sheet) return;
    const look = () => {
      const found = [...sheet.querySelectorAll<HTMLElement>('h2')].filter(isOfCard);
      setTitles((before) =>
        before.length === found.length && before.every((one, at) => one === found[at]) ? before : found,
      );
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(sheet, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [of]);
  return titles;
}

/** Not what stands on a card, nor what is only read aloud. */
const isOfCard = (title: HTMLElement): boolean => {
  const card = title.closest('section, [role="group"]');
  return card !== null && !card.parentElement?.closest('section, [role="group"]') && title.offsetWidth > 1;
};

/** The last one that has come up to the upper third of the window; at the end of the page, the last of all. */
function useCurrent(titles: readonly HTMLElement[]): HTMLElement | undefined {
  const [current, setCurrent] = useState<HTMLElement>();
  useEffect(() => {
    const look = () => {
      const passed = titles.filter((title) => title.getBoundingClientRect().top < window.innerHeight / 3);
      const isEnd =
        window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent(isEnd ? titles.at(-1) : (passed.at(-1) ?? titles[0]));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [titles]);
  return current;
}

function goTo(title: HTMLElement): void {
  const card = title.closest<HTMLElement>('section, [role="group"]') ?? title;
  card.style.scrollMarginTop = 'calc(var(--bars, 56px) + 72px)';
  card.scrollIntoView({ block: 'start' });
  // From here the keyboard goes on within the card.
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
