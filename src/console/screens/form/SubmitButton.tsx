import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useViewingRefusal } from '../../session/use-viewing.ts';
import { Tooltip } from '../../shell/Tooltip.tsx';

interface Props {
  label: string;
  busy: boolean;
  /** Id of the form, when the button stands outside of it. */
  form?: string;
  /** What is sent destroys something. */
  danger?: boolean;
  /** The form lacks what it cannot do without. */
  lacks?: boolean;
}

/** Milliseconds between two looks for the form. */
const lookEvery = 50;

export function SubmitButton({ label, busy, form, danger, lacks }: Props) {
  const refusal = useViewingRefusal()();
  const early = useEarlyClick(form);
  const waits = busy || early.waits;
  const button = (
    <Button
      type={refusal ? 'button' : 'submit'}
      form={form}
      variant="contained"
      color={danger ? 'error' : 'primary'}
      loading={waits}
      disabled={lacks}
      onClick={refusal ? undefined : early.clicked}
      aria-disabled={waits || refusal ? true : undefined}
    >
      {label}
    </Button>
  );
  return refusal ? <Tooltip text={refusal}>{button}</Tooltip> : button;
}

/** The button may be there before its form has been loaded: such a click counts once it is. */
function useEarlyClick(form?: string) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits || !form) return;
    const timer = setInterval(() => {
      const there = document.getElementById(form);
      if (!(there instanceof HTMLFormElement)) return;
      setWaits(false);
      there.requestSubmit();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [waits, form]);
  return { waits, clicked: () => setWaits(form !== undefined && !document.getElementById(form)) };
}
