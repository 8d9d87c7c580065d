import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import type { WidgetProps } from '../slots.ts';
import { dataAddress, isDrawable, problemOf } from './picture-file.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'round' })<{ round: boolean }>(
  ({ theme, round }) => ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: round ? 72 : 120,
    height: 72,
    overflow: 'hidden',
    borderRadius: round ? '50%' : 10,
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
    color: (theme.vars ?? theme).palette.text.secondary,
    '& img': { width: '100%', height: '100%', objectFit: round ? 'cover' : 'contain' },
  }),
);

/**
 * A picture: a JPEG or PNG is chosen, cut to a circle where `crop` says so, and held by the form until it is sent.
 * `message` is said of a file of another kind, the schema's `tooLarge` of one that is too large.
 */
export default function ImageWidget(props: WidgetProps) {
  const { id, label, value, required, disabled, invalid, describedBy, schema, options, onChange } = props;
  const { text } = useMessages();
  const chooser = useRef<HTMLInputElement>(null);
  const [cutting, setCutting] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const rule = schema['x-image'];
  const round = options.crop === true;
  const address = value ? String(value) : undefined;
  const labelId = `${id}-label`;
  const problemId = `${id}-problem`;

  const take = async (file: File) => {
    const found = problemOf(file, rule?.maxBytes ?? 2_000_000);
    if (found === 'type') return setProblem(text(String(options.message ?? rule?.wrongType)));
    if (found === 'size') return setProblem(text(rule?.tooLarge ?? ''));
    const chosen = await dataAddress(file);
    if (!(await isDrawable(chosen))) return setProblem(text('shell/form.unreadable-picture'));
    setProblem(undefined);
    if (round) setCutting(chosen);
    else onChange(chosen);
  };
  const action = text(address ? 'shell/form.replace' : 'shell/form.upload');
  const remove = text('shell/form.remove-picture');
  const named = (what: string) => text('shell/form.of-field', { action: what, name: label });
  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel
        id={labelId}
        required={required}
        error={invalid}
        sx={{ display: 'block', mb: 1, fontSize: '0.8125rem' }}
      >
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <Frame round={round}>{address ? <img src={address} alt={label} /> : <ImageIcon aria-hidden />}</Frame>
        <Button
          id={id}
          variant="outlined"
          size="small"
          disabled={disabled}
          aria-label={named(action)}
          aria-describedby={[problem && problemId, describedBy].filter(Boolean).join(' ') || undefined}
          onClick={() => chooser.current?.click()}
        >
          {action}
        </Button>
        {address && !required && (
          <Button size="small" disabled={disabled} aria-label={named(remove)} onClick={() => onChange(undefined)}>
            {remove}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept="image/jpeg,image/png"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file chosen again is a change too.
            event.target.value = '';
            if (file) void take(file);
          }}
        />
      </Box>
      {problem && (
        <FormHelperText error id={problemId} role="alert">
          {problem}
        </FormHelperText>
      )}
      {cutting && (
        <Suspense>
          <CropDialog
            picture={cutting}
            label={label}
            size={rule?.size ?? 512}
            close={(cut) => {
              setCutting(undefined);
              if (cut) onChange(cut);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
