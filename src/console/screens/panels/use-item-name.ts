import { formatDate } from '../../cells/dates.ts';
import { useFormats } from '../../cells/use-formats.ts';

const months = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What an item is called: days, months and quarters as people write them, everything else as it is. */
export function useItemName(): (text: string) => string {
  const { dateFormat } = useFormats();
  return (text) => {
    const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(text) ?? [];
    if (year) return `Q${quarter} ${year}`;
    if (/^\d{4}-\d\d$/.test(text)) return months.format(new Date(`${text}-01T00:00:00Z`));
    return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text, dateFormat) : text;
  };
}
