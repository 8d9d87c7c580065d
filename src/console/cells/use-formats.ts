import { useMemo } from 'react';
import { useSessionUser } from '../session/use-actor.ts';
import type { Formats } from './dates.ts';

interface Preferences {
  date_format?: string;
  auto_timezone?: boolean;
  user_timezone?: string;
}

/** How the signed-in person reads dates: their format, and their zone unless it follows the browser. */
export function useFormats(): Formats {
  const user = useSessionUser();
  const { date_format, auto_timezone, user_timezone } = (user?.user_profile ?? {}) as Preferences;
  return useMemo(
    () => ({
      dateFormat: date_format || 'DD-MM-YYYY',
      timeZone: auto_timezone === false ? user_timezone || undefined : undefined,
    }),
    [date_format, auto_timezone, user_timezone],
  );
}
