import SvgIcon from '@mui/material/SvgIcon';
import { useEffect, useState } from 'react';
import { icons } from './icons.ts';

type Icons = Readonly<Record<string, typeof SvgIcon>>;

const early: Icons = icons;
let late: Icons | undefined;

/**
 * An icon by the name that documents use; decoration only, so it is never read out. An unknown name is drawn as a dot.
 * One that is still on its way keeps its room, and so does one that cannot be fetched: no page fails for an icon.
 */
export function Icon({ name, ...props }: { name: string } & Omit<React.ComponentProps<typeof SvgIcon>, 'name'>) {
  const known = early[name] ?? late?.[name];
  const isMissing = !known && !late;
  const [, setIsThere] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    import('./late-icons.ts').then(
      ({ lateIcons }) => {
        late = lateIcons;
        setIsThere(true);
      },
      () => undefined,
    );
  }, [isMissing]);
  const Found = known ?? (isMissing ? SvgIcon : icons.dot);
  return <Found aria-hidden fontSize="inherit" {...props} />;
}
