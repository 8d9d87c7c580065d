import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import { type RefObject, useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useMessages } from '../messages/use-messages.ts';
import { useClosedByLeaving } from '../shell/use-closed-by-leaving.ts';
import { type Area, cutSquare } from './picture-file.ts';

interface Props {
  picture: string;
  label: string;
  /** Side of what is kept, in pixels. */
  size: number;
  /** With the part that was chosen, or nothing. */
  close(cut?: string): void;
}

/** What of a picture is shown in the circle. The mouse, fingers and the arrow keys move it. */
export default function CropDialog({ picture, label, size, close }: Props) {
  useClosedByLeaving(close);
  const { text } = useMessages();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [part, setPart] = useState<RefObject<HTMLDivElement | null>>();
  const isThere = area !== undefined;
  // The arrow keys are for the picture from the start.
  useEffect(() => {
    if (isThere) part?.current?.focus();
  }, [isThere, part]);
  const titleId = useId();
  const helpId = useId();
  const use = async () => close(area && (await cutSquare(picture, area, size)));
  return (
    <Dialog open onClose={() => close()} fullWidth maxWidth="xs" aria-labelledby={titleId} aria-describedby={helpId}>
      <DialogTitle id={titleId} component="h2">
        {text('shell/form.crop')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={helpId} sx={{ mb: 1.5 }}>
          {text('shell/form.crop-help')}
        </DialogContentText>
        <Box sx={{ position: 'relative', height: 300, borderRadius: 2, overflow: 'hidden', bgcolor: 'common.black' }}>
          <Cropper
            image={picture}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={4}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            setCropperRef={setPart}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: label }}
            cropperProps={{ role: 'application', 'aria-label': label, 'aria-describedby': helpId }}
          />
        </Box>
        <Box sx={{ px: 1, pt: 2 }}>
          <Slider
            value={zoom}
            min={1}
            max={3}
            step={0.05}
            aria-label={text('shell/form.zoom')}
            onChange={(_, next) => setZoom(next as number)}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close()}>
          {text('shell/form.cancel')}
        </Button>
        <Button variant="contained" disabled={!area} onClick={() => void use()}>
          {text('shell/form.use-picture')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
