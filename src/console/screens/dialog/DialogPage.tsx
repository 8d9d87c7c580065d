import DialogContent from '@mui/material/DialogContent';
import { useScreen } from '../../artifacts/use-artifacts.ts';
import PageScreen from '../page/PageScreen.tsx';
import { WithinRecord } from '../record/within-record.ts';
import { CloseButton } from './CloseButton.tsx';

interface Props {
  id: string;
  params: Record<string, unknown>;
  record: Record<string, unknown> | undefined;
  close(): void;
}

/** A declared page in a dialog. */
export function DialogPage({ id, close, ...props }: Props) {
  const screen = useScreen(id);
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <WithinRecord value={true}>
          {screen?.kind === 'page' && <PageScreen screen={screen} close={close} {...props} />}
        </WithinRecord>
      </DialogContent>
      <CloseButton close={close} />
    </>
  );
}
