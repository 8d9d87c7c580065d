import type { RecordHeader } from '../../../shared/documents/screen.ts';

/** The fields of a form that the head of a record says already. */
export function toldIn({ title, subtitle = [], chips = [] }: RecordHeader): string[] {
  const parts = subtitle.flatMap((part) => {
    if (typeof part === 'string') return part;
    return 'cell' in part ? part.reads : part.field;
  });
  const states = chips.map((chip) => (typeof chip === 'string' ? chip : chip.field));
  // Whom a field names stands in it under their id.
  return [title, ...parts, ...states].map((name) => name.replace(/__name$/, ''));
}
