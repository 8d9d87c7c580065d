import type SvgIcon from '@mui/material/SvgIcon';
import { icons } from './icons.ts';

/** An icon by the name that documents use; decoration only, so it is never read out. */
export function Icon({ name, ...props }: { name: string } & Omit<React.ComponentProps<typeof SvgIcon>, 'name'>) {
  const Found = icons[name] ?? icons.dot;
  return <Found aria-hidden fontSize="inherit" {...props} />;
}
