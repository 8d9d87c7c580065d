import { useCallback } from 'react';
import { filled, paramsIn } from '../../../shared/texts/filled.ts';
import { type Formats, formatDate, formatDateTime } from '../../cells/dates.ts';
import { useFormats } from '../../cells/use-formats.ts';
import type { Params } from '../../messages/explain.ts';
import { useMessages } from '../../messages/use-messages.ts';

type Values = Record<string, unknown>;

/** A message about what is shown. Where a value that it speaks of is missing it says nothing. */
export function useSaid(): (message: string, values: Values) => string | undefined {
  const { text } = useMessages();
  const formats = useFormats();
  return useCallback(
    (message, values) => {
      const said = filled(text(message), spokenOf(values, formats));
      return paramsIn(said).length > 0 ? undefined : said;
    },
    [text, formats],
  );
}

/** Numbers and moments as people write them. */
function spokenOf(values: Values, formats: Formats): Params {
  const spoken: Params = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') spoken[name] = value.toLocaleString('en');
    if (typeof value === 'string') spoken[name] = momentOf(value, formats);
  }
  return spoken;
}

function momentOf(value: string, formats: Formats): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, formats.dateFormat);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? formatDateTime(value, formats) : value;
}
