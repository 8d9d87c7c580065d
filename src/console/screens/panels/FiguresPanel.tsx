import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Figure, Level, Panel } from '../../../shared/documents/panel.ts';
import { paramsIn } from '../../../shared/texts/filled.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { isObject } from '../../data/is-object.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import { shareOf } from './share-of.ts';
import { useMeasure } from './use-measure.ts';
import { useRunOn } from './use-run-on.ts';
import { useSaid } from './use-said.ts';
import { numberAt, valueAt } from './value-at.ts';

type Values = Record<string, unknown>;

const List = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    gap: 12,
    margin: 0,
    '&.sheets > div': {
      padding: '14px 16px',
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
      backgroundColor: palette.background.paper,
    },
    '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
    '& dd': { margin: 0 },
    '& .figure': { fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.35 },
    '& .words': { fontSize: '1.125rem', lineHeight: 1.95 },
    '& .hint': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 4,
      fontSize: '0.8125rem',
      color: palette.text.secondary,
    },
    '& .level': { display: 'inline-flex', alignItems: 'center', gap: 4 },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // Nothing is missing beside an odd one.
      '& > div:last-child:nth-of-type(odd)': { gridColumn: 'span 2' },
    },
  };
});

interface Props {
  panel: Panel;
  figures: readonly Figure[];
  values: Values;
  change(values: unknown): void;
}

/** Numbers side by side, each large: on cards of their own, or under a title together on one. */
export default function FiguresPanel({ panel: { title, label }, figures, values, change }: Props) {
  const labelId = useId();
  const list = (
    <List className={title ? undefined : 'sheets'}>
      {figures.map((figure) => (
        <Shown key={figure.label} figure={figure} values={values} change={change} />
      ))}
    </List>
  );
  if (!label) return list;
  return (
    <section aria-labelledby={labelId}>
      <h2 id={labelId} className="unseen">
        {label}
      </h2>
      {list}
    </section>
  );
}

function Shown({ figure, values, change }: { figure: Figure; values: Values; change(values: unknown): void }) {
  const { label, value: path, action } = figure;
  const words = useWords();
  const drawn = useDrawn();
  const run = useRunOn();
  const value = numberAt(values, path);
  const { text, level } = useMeasure(values)(figure, value);
  const hint = useHint(figure, values);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={value === null && text.length > 2 ? 'figure words' : 'figure'}>{text}</dd>
      {(hint || level) && (
        <dd className="hint">
          {level && <Judged level={level} />}
          {hint && <span>{hint}</span>}
        </dd>
      )}
      {action && drawn(action, values) && (
        <dd style={{ marginLeft: -14 }}>
          <GatedButton
            action={{ variant: 'text', ...action }}
            size="small"
            run={() => run(action, values, change)}
            aria-label={words('action-of', { action: action.label, name: label })}
          />
        </dd>
      )}
    </div>
  );
}

/** It speaks of what stands beside the number, of what is shown, and of `{share}`. */
function useHint({ value, of, hint }: Figure, values: Values): string | undefined {
  const said = useSaid();
  const { message } = useMessages();
  if (!hint) return undefined;
  const beside = valueAt(values, value.split('.').slice(0, -1).join('.'));
  const part = numberAt(values, value);
  const whole = of === undefined ? null : numberAt(values, of);
  const share = part !== null && whole ? shareOf(part, whole) : undefined;
  const known = { ...values, ...(isObject(beside) && beside), share };
  const names = paramsIn(message(hint)?.text ?? '');
  if (names.length > 0 && names.every((name) => valueAt(known, name) === 0)) return undefined;
  return said(hint, known);
}

/** In a word and by an icon: the colour only repeats it. */
const Judged = ({ level: { label, color } }: { level: Level }) => (
  <span className="level" style={{ color: `var(--mui-palette-${color}-main)` }}>
    {color === 'success' && <Icon name="arrow-up" />}
    {color === 'error' && <Icon name="arrow-down" />}
    {label}
  </span>
);
