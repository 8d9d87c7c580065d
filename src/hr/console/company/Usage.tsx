import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { Card } from '../../../console/forms/view/Card.tsx';
import { useMessages, useOptions } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Line = Calls['company/plan.read']['answer']['data']['lines'][number];

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  'th, td': { textAlign: 'left', padding: '12px 12px 12px 0', verticalAlign: 'top', fontWeight: 400 },
  'thead th': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.8125rem', paddingTop: 0 },
  'tbody tr': { borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  '.number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '.about': { display: 'block', color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.8125rem' },
  '.bar': { width: '34%', paddingTop: 20 },
  [theme.breakpoints.down('sm')]: { '.bar': { display: 'none' } },
}));

/** How much of what the plan counts is used, as figures and drawn. */
export function Usage({ lines }: { lines: readonly Line[] }) {
  const { text } = useMessages();
  return (
    <Card aria-label={text('company/plan.usage')} sx={{ mb: 3 }}>
      <h2>{text('company/plan.usage')}</h2>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('company/plan.line')}</th>
            <td className="bar" />
            <th scope="col" className="number">
              {text('company/plan.used')}
            </th>
            <th scope="col" className="number">
              {text('company/plan.remaining')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <UsageRow key={line.line} {...line} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function UsageRow({ line, used, limit, remaining }: Line) {
  const { text } = useMessages();
  const said = useOptions('company/plan.lines').find(({ value }) => value === line);
  const label = said?.label ?? line;
  const share = limit ? Math.min(100, (100 * used) / limit) : 0;
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="about">{said?.description}</span>
      </th>
      <td className="bar">
        {limit !== null && (
          <LinearProgress
            variant="determinate"
            value={share}
            color={share >= 90 ? 'warning' : 'primary'}
            aria-label={text('company/plan.share', { line: label, used, limit })}
            sx={{ height: 8, borderRadius: 4 }}
          />
        )}
      </td>
      <td className="number">{used.toLocaleString('en')}</td>
      <td className="number">{remaining === null ? text('company/plan.unlimited') : remaining.toLocaleString('en')}</td>
    </tr>
  );
}
