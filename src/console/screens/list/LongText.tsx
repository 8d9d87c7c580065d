import { styled } from '@mui/material/styles';
import { threeLines } from './three-lines.ts';

const Folded = styled('details')({
  '& summary': { listStyle: 'none', cursor: 'pointer', whiteSpace: 'pre-line' },
  '&:not([open]) summary': { ...threeLines, whiteSpace: 'normal' },
});

/** A text of which a row has three lines; pressed, it unfolds. */
export default function LongText({ text }: { text: string }) {
  return (
    <Folded>
      <summary>{text}</summary>
    </Folded>
  );
}
