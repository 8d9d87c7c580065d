import Popper, { type PopperProps } from '@mui/material/Popper';

/** Where an input with suggestions shows them: called what the input is called, in a landmark, as a menu is. */
export function Choices(props: PopperProps) {
  const { anchorEl } = props;
  const input = anchorEl instanceof HTMLElement ? anchorEl.querySelector('input') : null;
  const name = input?.getAttribute('aria-label') ?? input?.labels?.[0]?.textContent ?? '';
  return <Popper {...props} role="region" aria-label={name} />;
}
