import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Native = styled('input')(({ theme }) => ({
  flex: 'none',
  width: 18,
  height: 18,
  margin: 3,
  verticalAlign: 'middle',
  cursor: 'pointer',
  accentColor: (theme.vars ?? theme).palette.primary.main,
}));

/** The same within a form, where the label stands beside it. */
export const Tick = (props: Omit<ComponentProps<'input'>, 'type'>) => <Native type="checkbox" {...props} />;

interface Props {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  partly?: boolean;
  onChange(checked: boolean): void;
}

/** The browser's own checkbox, in our colour. */
export function Checkbox({ label, checked, partly = false, onChange }: Props) {
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = partly;
  };
  return (
    <Native
      type="checkbox"
      ref={mark}
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
