import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useExplained } from '../../../console/parts.ts';
import type { ComponentProps } from '../../../console/slots.ts';
import { Asked } from './Asked.tsx';
import { useAccessText } from './use-access-text.ts';
import { useWhy, type WhyStep } from './use-why.ts';

/** Why a control or a screen is refused to the person who asks, or why someone is not found: whom they see. */
export default function Why({ params, record, close }: ComponentProps) {
  const text = useAccessText();
  const gate = String(params.gate ?? '');
  const query = useWhy(params.scope === true ? { scope: true } : { gate });
  // The server is not told which record it is about: the same evaluator asks it here.
  const explained = useExplained(gate, record);
  const local = record && explained ? { allowed: explained.allowed, steps: explained.steps as WhyStep[] } : undefined;
  return (
    <>
      <DialogContent>
        <Asked query={query} local={local} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={() => close?.()}>
          {text('access/why.close')}
        </Button>
      </DialogActions>
    </>
  );
}
