import Button from '@mui/material/Button';

interface Props {
  label: string;
  busy: boolean;
  /** Id of the form, when the button stands outside of it. */
  form?: string;
}

export const SubmitButton = ({ label, busy, form }: Props) => (
  <Button type="submit" form={form} variant="contained" loading={busy} aria-disabled={busy || undefined}>
    {label}
  </Button>
);
