import Check from '@mui/icons-material/CheckCircleOutlined';
import Missing from '@mui/icons-material/HighlightOffOutlined';
import { styled } from '@mui/material/styles';
import { useEntity } from '../../../console/parts.ts';
import { useOptions } from '../../../console/slots.ts';
import { useAccessText } from './use-access-text.ts';
import type { WhyStep } from './use-why.ts';

const List = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '0.9375rem',
    '& li': { display: 'flex', gap: 8, padding: '3px 0', overflowWrap: 'anywhere' },
    '& svg': { flex: 'none', fontSize: 20, marginTop: 1 },
    '& .yes': { color: palette.success.main },
    '& .no': { color: palette.error.main },
    '& .joins': { color: palette.text.secondary },
    '& small': { display: 'block', fontSize: '0.8125rem', color: palette.text.secondary },
  };
});

/** The conditions, each with whether it holds; deeper lines belong to the heading above them. */
export function Steps({ steps }: { steps: readonly WhyStep[] }) {
  const text = useAccessText();
  const words = useStepWords();
  if (steps.length === 0) return <p>{text('access/why.needs-nothing')}</p>;
  return (
    <List>
      {steps.map((step, index) => {
        const { said, besides } = words(step);
        const verdict = text(step.held ? 'access/why.held' : 'access/why.not-held');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never change their places
          <li key={index} style={{ paddingLeft: step.depth * 22 }} className={step.joins ? 'joins' : undefined}>
            {step.held ? <Check className="yes" aria-hidden /> : <Missing className="no" aria-hidden />}
            <span>
              {said} <span className="unseen">{verdict}</span>
              {besides && <small>{besides}</small>}
            </span>
          </li>
        );
      })}
    </List>
  );
}

/** What a line says, and what the person has instead. */
function useStepWords(): (step: WhyStep) => { said: string; besides?: string } {
  const text = useAccessText();
  const codes = useOptions('access/permissions.codes');
  const flags = useOptions('access/why.flags');
  const types = useOptions('people/user/types');
  const fields = useEntity('people/user')?.schema.properties ?? {};
  const label = (list: typeof codes, value = '') => list.find((one) => one.value === value)?.label ?? plain(value);
  return (step) => {
    const { joins, permission, flag, type, own, other, is, everyone, oneself, field } = step;
    if (joins) return { said: text(`access/why.${joins}-of`) };
    if (permission) return { said: text('access/why.permission', { name: label(codes, permission) }) };
    if (flag) return { said: label(flags, flag) };
    if (type) return { said: text('access/why.type', { name: label(types, type) }) };
    if (own) return { said: text('access/why.own') };
    if (other) return { said: text('access/why.other') };
    if (is) return { said: text('access/why.record', { values: valuesOf(is) }) };
    if (everyone) return { said: text('access/why.everyone') };
    if (oneself) return { said: text('access/why.oneself') };
    if (step.token) return { said: text('access/why.token') };
    if (!field) return { said: text(step.signedIn ? 'access/why.signed-in' : 'access/why.unknown') };
    const wanted = (step.wanted ?? []).join(', ');
    const more = step.more ? text('access/why.more-values', { count: step.more }) : '';
    const name = fields[field]?.title ?? plain(field);
    const has = step.has?.join(', ') || text('access/why.nothing');
    return {
      said: text('access/why.field', { field: name, values: [wanted, more].filter(Boolean).join(' ') }),
      besides: step.held ? undefined : text('access/why.field-has', { values: has }),
    };
  };
}

const plain = (name: string): string => name.replaceAll('_', ' ');

const plainValue = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

const valuesOf = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, wanted]) => `${plain(name)} = ${[wanted].flat().map(plainValue).join(' / ')}`)
    .join(', ');
