import { styled } from '@mui/material/styles';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { MatrixRow } from '../../rules/permission-matrix.ts';
import type { CodeColumn } from './code-columns.ts';
import { useAccessText } from './use-access-text.ts';

const Sheet = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    '& .legend': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 20px',
      margin: 0,
      padding: '8px 16px',
      borderBottom: `1px solid ${palette.divider}`,
      fontSize: '0.8125rem',
      color: palette.text.secondary,
    },
    '& .legend b': { color: palette.primary.main },
    '& .legend .hint': { marginLeft: 'auto' },
    // What goes on beyond the edge.
    '&.more::after': {
      content: '""',
      position: 'absolute',
      inset: '38px 0 0 auto',
      zIndex: 4,
      width: 28,
      pointerEvents: 'none',
      background: `linear-gradient(to right, transparent, color-mix(in srgb, ${palette.text.primary} 14%, transparent))`,
    },
  };
});

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const line = `1px solid ${palette.divider}`;
  return {
    overflow: 'auto',
    maxHeight: 'max(420px, calc(100vh - 260px))',
    '& table': { borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.8125rem' },
    '& th, & td': { backgroundColor: palette.background.paper, borderBottom: line },
    '& thead th': { position: 'sticky', top: 0, zIndex: 2, fontWeight: 600, color: palette.text.secondary },
    '& thead tr:first-of-type th': {
      height: 30,
      padding: '0 8px',
      textAlign: 'left',
      borderLeft: line,
      whiteSpace: 'nowrap',
    },
    '& thead tr:last-of-type th': { top: 30, padding: '4px 0', verticalAlign: 'bottom', borderLeft: line },
    '& th.first, & thead tr:first-of-type th.first': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      minWidth: 190,
      maxWidth: 260,
      padding: '7px 14px',
      textAlign: 'left',
      fontWeight: 500,
      color: palette.text.primary,
      overflowWrap: 'anywhere',
    },
    '& thead tr:first-of-type th.first': { zIndex: 3, borderLeft: 0, verticalAlign: 'bottom', whiteSpace: 'normal' },
    '& tbody th.first': { position: 'sticky', left: 0, zIndex: 1 },
    '& .first small': { display: 'block', fontWeight: 400, color: palette.text.secondary },
    '& td': {
      width: 34,
      minWidth: 34,
      textAlign: 'center',
      borderLeft: line,
      color: palette.primary.main,
      fontWeight: 700,
    },
    '& tbody tr:hover > *': {
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 7%, ${palette.background.paper})`,
    },
    '& thead button': {
      writingMode: 'vertical-rl',
      transform: 'rotate(180deg)',
      width: 34,
      height: 226,
      padding: '6px 0',
      border: 0,
      font: 'inherit',
      fontWeight: 500,
      textAlign: 'left',
      color: palette.text.primary,
      background: 'none',
      cursor: 'pointer',
      borderRadius: 6,
      whiteSpace: 'nowrap',
    },
    '& thead button:hover': { color: palette.primary.main, textDecoration: 'underline' },
    '& thead button.reserved': { color: palette.text.secondary, fontStyle: 'italic' },
  };
});

interface Props {
  rows: readonly MatrixRow[];
  columns: readonly CodeColumn[];
  /** Heading of the first column. */
  first: string;
  label: string;
  open(code: string): void;
}

/** Rows × permissions; heading and first column stay where they are. */
export function MatrixTable({ rows, columns, first, label, open }: Props) {
  const text = useAccessText();
  const yes = text('access/matrix.yes');
  const waiting = text('access/matrix.waits');
  const { frame, more, look } = useMoreBeyond();
  return (
    <Sheet className={more ? 'more' : undefined}>
      <Legend more={more} />
      {/* What scrolls is reached by the keyboard. */}
      <Frame ref={frame} tabIndex={0} role="region" aria-label={label} onScroll={look}>
        <table>
          <thead>
            <tr>
              <th className="first" rowSpan={2} scope="col">
                {first}
              </th>
              {sections(columns).map(({ title, count }) => (
                <th key={title} colSpan={count} scope="colgroup">
                  {title}
                </th>
              ))}
            </tr>
            <tr>
              {columns.map(({ value, label: name, reserved }) => (
                <th key={value} scope="col">
                  <button type="button" className={reserved ? 'reserved' : undefined} onClick={() => open(value)}>
                    {name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.id} row={row} columns={columns} yes={yes} waiting={waiting} />
            ))}
          </tbody>
        </table>
      </Frame>
    </Sheet>
  );
}

/** What the signs mean, and that there is more than is seen. */
function Legend({ more }: { more: boolean }) {
  const text = useAccessText();
  return (
    <p className="legend">
      <span>
        <b aria-hidden>✓</b> {text('access/matrix.legend')}
      </span>
      <span>
        <i>{text('access/matrix.legend-reserved')}</i>: {text('access/matrix.legend-reserved-means')}
      </span>
      {more && <span className="hint">{text('access/matrix.scroll')} →</span>}
    </p>
  );
}

/** Whether something stands beyond the right edge. */
function useMoreBeyond() {
  const frame = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  const look = useCallback(() => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = frame.current ?? {};
    setMore(scrollLeft + clientWidth < scrollWidth - 8);
  }, []);
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(look);
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [look]);
  return { frame, more, look };
}

interface LineProps {
  row: MatrixRow;
  columns: readonly CodeColumn[];
  yes: string;
  waiting: string;
}

/** Five hundred of them, with forty cells each: drawn again only when something of it changes. */
const Line = memo(function Line({ row, columns, yes, waiting }: LineProps) {
  return (
    <tr>
      <th className="first" scope="row">
        {row.name}
        <small>{[row.group, row.waits ? waiting : ''].filter(Boolean).join(' · ')}</small>
      </th>
      {columns.map(({ value }) => (
        <td key={value}>
          {row.codes.has(value) ? (
            <span aria-label={yes} role="img">
              ✓
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
});

function sections(columns: readonly CodeColumn[]): { title: string; count: number }[] {
  const found: { title: string; count: number }[] = [];
  for (const { section } of columns) {
    const last = found.at(-1);
    if (last?.title === section) last.count += 1;
    else found.push({ title: section, count: 1 });
  }
  return found;
}
