import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';
import { useWords } from '../../messages/use-words.ts';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '10px 16px',
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
  '& p': { margin: 0 },
}));

/** How far below the window the end of the rows may be when the next are asked for. */
const ahead = '100px';
/** So many pages come by themselves; then a press is asked for, or what stands below the list could never be reached. */
const byThemselves = 10;

/** The end of a list that goes on: more rows as it comes into sight, or by the button. */
export default function MoreRows() {
  const words = useWords();
  const { error, data } = useListContext();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const end = useRef<HTMLDivElement>(null);
  const came = useRef(0);
  const waits = hasNextPage && !isFetchingNextPage && !error;
  useEffect(() => {
    const { current } = end;
    if (!waits || !current || came.current >= byThemselves) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        came.current += 1;
        void fetchNextPage();
      },
      { rootMargin: ahead },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [waits, fetchNextPage]);
  const more = () => {
    came.current = 0;
    const before = data?.length ?? 0;
    void fetchNextPage().then(() => requestAnimationFrame(() => goOn(end.current, before)));
  };
  if (error)
    return (
      <Foot role="alert">
        <p>{words('more-failed')}</p>
        <Button variant="outlined" onClick={more}>
          {words('retry')}
        </Button>
      </Foot>
    );
  return (
    <Foot ref={end}>
      {hasNextPage ? (
        <Button variant="text" onClick={more} loading={isFetchingNextPage}>
          {words('load-more')}
        </Button>
      ) : (
        <p role="status" tabIndex={-1}>
          {words('no-more')}
        </p>
      )}
    </Foot>
  );
}

/** For the keyboard, unless it is somewhere else by now: at the first row that has come, or at the end of all. */
function goOn(end: HTMLElement | null, before: number): void {
  const at = document.activeElement;
  if (!end || (at && !at.contains(end) && !end.contains(at))) return;
  const first = end.parentElement?.querySelectorAll<HTMLElement>('tbody tr[data-id]')[before];
  const next = first?.querySelector<HTMLElement>('a[href], button, input, [tabindex="0"]');
  (next ?? end.querySelector<HTMLElement>('button, [tabindex]'))?.focus();
}
