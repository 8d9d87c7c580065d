import Dialog from '@mui/material/Dialog';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../console/parts.ts';
import { useConstant, useMessages } from '../../../console/slots.ts';

/** Said for a moment once the survey has been activated. */
export function Congratulations({ status }: { status: string }) {
  const { message, text } = useMessages();
  const time = useConstant<number>('wellbeing/survey.congratulationTime', 2500);
  const before = useRef(status);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (before.current !== 'active' && status === 'active') setShown(true);
    before.current = status;
  }, [status]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), time);
    return () => clearTimeout(timer);
  }, [shown, time]);
  const title = message('wellbeing/congratulations')?.title ?? '';
  return (
    <Dialog open={shown} onClose={() => setShown(false)} aria-label={title}>
      <Notice icon="favorite" role="status" title={title} text={text('wellbeing/congratulations')} />
    </Dialog>
  );
}
