import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useScreen } from '../../artifacts/use-artifacts.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ListBody } from '../list/ListBody.tsx';
import { ListFrame, useListDefaults } from '../list/ListFrame.tsx';
import { useLocalAddress } from '../list/use-local-address.ts';

interface Props {
  id: string;
  params: Record<string, unknown>;
  close(): void;
}

/** A declared list in a dialog. */
export default function DialogList({ id, params, close }: Props) {
  const screen = useScreen(id);
  const { text } = useMessages();
  const follow = (event: React.MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!elsewhere && (event.target as Element).closest('a[href]')) close();
  };
  return (
    <>
      {/* The dialog belongs to the page that a link leaves. */}
      <DialogContent onClick={follow} sx={{ containerType: 'inline-size', containerName: 'dialog', '&&': { pt: 0.5 } }}>
        {screen?.kind === 'list' && <Listed screen={screen} params={params} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {text('shell/form.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}

function Listed({ screen, params }: { screen: ListScreen; params: Record<string, unknown> }) {
  const defaults = useListDefaults(screen);
  const address = useLocalAddress(defaults);
  return (
    <ListFrame screen={screen} address={address} defaults={defaults} params={params}>
      <ListBody screen={screen} address={address} params={params} pageSizes={defaults.pageSizes} inside />
    </ListFrame>
  );
}
