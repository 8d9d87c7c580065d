import { styled } from '@mui/material/styles';
import { Chip } from '../../../console/cells/Chip.tsx';
import { type CellProps, useMessages, useOptions } from '../../../console/slots.ts';

const Line = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** A browser by the name people call it, and whether it is the one they are looking at. */
export default function DeviceLine({ values: [browser, current, level] }: CellProps) {
  const { text } = useMessages();
  const half = useOptions('account/device/levels').find(({ value }) => value === 'half')?.label;
  return (
    <Line>
      {String(browser)}
      {current === true && <Chip color="success">{text('account/device/here')}</Chip>}
      {level === 'half' && <Chip color="warning">{half}</Chip>}
    </Line>
  );
}
