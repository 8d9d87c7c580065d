import { useMemo } from 'react';
import { useOptions } from '../../../console/slots.ts';

/** A permission, under the heading of the permission screen. */
export interface CodeColumn {
  value: string;
  label: string;
  section: string;
  /** Why it opens nothing yet. */
  reserved?: string;
}

export function useCodeColumns(): CodeColumn[] {
  const codes = useOptions('access/permissions.codes');
  const headings = useOptions('access/permissions.groups');
  return useMemo(
    () =>
      headings.flatMap(({ value: section }) =>
        codes
          .filter(({ group }) => group === section)
          .map(({ value, label, reserved }) => ({ value: String(value), label, section: String(section), reserved })),
      ),
    [codes, headings],
  );
}
