import { Chip } from '../../../console/cells/Chip.tsx';
import { type CellComponent, useConstant, useMessages } from '../../../console/slots.ts';

/** A score from 1 to 5 with one decimal, and in a word what to think of it. */
const Score: CellComponent = ({ values: [value] }) => {
  const { text } = useMessages();
  const goodAbove = useConstant<number>('segments/engagement.goodAbove', 3);
  if (typeof value !== 'number') return '--';
  const good = value > goodAbove;
  return (
    <Chip color={good ? 'success' : 'error'}>
      {value.toFixed(1)} · {text(good ? 'people/session/good' : 'people/session/low')}
    </Chip>
  );
};

Score.text = ({ values: [value] }) => (typeof value === 'number' ? value.toFixed(1) : '');

export default Score;
