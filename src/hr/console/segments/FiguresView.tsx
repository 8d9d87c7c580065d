import { styled } from '@mui/material/styles';
import { formatDateTime } from '../../../console/cells/dates.ts';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { useConstant, useMessages } from '../../../console/slots.ts';
import { DriversPanel } from './DriversPanel.tsx';
import { MonthsPanel } from './MonthsPanel.tsx';
import { MoodsPanel } from './MoodsPanel.tsx';
import { Tiles } from './Tiles.tsx';
import type { Figures, OverviewAnswer } from './use-overview.ts';
import { useShowChats } from './use-show-chats.ts';

const Panels = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '& > .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Notes = styled('div')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: (theme.vars ?? theme).palette.text.secondary,
  '& p': { margin: '0 0 4px' },
}));

/** Everything that is told about the people selected. */
export function FiguresView({ answer, figures }: { answer: OverviewAnswer; figures: Figures }) {
  const { text } = useMessages();
  const formats = useFormats();
  const minimum = useConstant<number>('segments/engagement.minimum', 5);
  const showChats = useShowChats(answer);
  const someHidden = isSomeHidden(figures);
  return (
    <>
      <Tiles headcount={answer.headcount} left={answer.left} figures={figures} showChats={showChats} />
      <Panels>
        <MoodsPanel figures={figures} />
        <DriversPanel figures={figures} showChats={showChats} />
        <div className="wide">
          <MonthsPanel figures={figures} />
        </div>
      </Panels>
      <Notes>
        {someHidden && <p>{text('segments/overview.hidden-hint', { minimum })}</p>}
        {answer.as_of && (
          <p>{text('segments/overview.as-of', { date: formatDateTime(answer.as_of, formats), minimum })}</p>
        )}
      </Notes>
    </>
  );
}

const isSomeHidden = ({ moods, groups, drivers, high_risk }: Figures): boolean =>
  high_risk === null ||
  [...moods, ...groups].some(({ count }) => count === null) ||
  drivers.some(({ average }) => average === null);
