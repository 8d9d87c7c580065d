import Button from '@mui/material/Button';
import { useViewingRefusal } from '../../session/use-viewing.ts';
import { Tooltip } from '../../shell/Tooltip.tsx';

interface Props {
  label: string;
  busy: boolean;
  /** Id of the form, when the button stands outside of it. */
  form?: string;
}

export function SubmitButton({ label, busy, form }: Props) {
  const refusal = useViewingRefusal()();
  const button = (
    <Button
      type={refusal ? 'button' : 'submit'}
      form={form}
      variant="contained"
      loading={busy}
      aria-disabled={busy || refusal ? true : undefined}
    >
      {label}
    </Button>
  );
  return refusal ? <Tooltip text={refusal}>{button}</Tooltip> : button;
}
