import { styled } from '@mui/material/styles';
import { Chip } from '../../cells/Chip.tsx';
import type { Plotted } from './use-plotted.ts';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

/** A few numbers in a line, each with its name. */
export const PlotChips = ({ label, items }: { label: string; items: readonly Plotted[] }) => (
  <List aria-label={label}>
    {items.map(({ key, name, color, points }) => (
      <li key={key}>
        <Chip color={color}>{[name, ...points.map(({ text }) => text)].join(' ')}</Chip>
      </li>
    ))}
  </List>
);
