import type { CallContext } from '../../../server/context.ts';
import { type PlaceholderContext, placeholderFault } from '../../rules/placeholders.ts';

type Errors = 'UnknownPlaceholder' | 'BrokenPlaceholder';

/** Ends the call in the first placeholder that may not stand in one of these fields: name → its text and its label. */
export function refusePlaceholders(
  context: CallContext<Errors>,
  place: PlaceholderContext,
  fields: Readonly<Record<string, readonly [text: unknown, label: string]>>,
): void {
  for (const [name, [text, label]] of Object.entries(fields)) {
    const fault = placeholderFault(String(text ?? ''), place);
    if (!fault) continue;
    const error = fault.is === 'unknown' ? 'UnknownPlaceholder' : 'BrokenPlaceholder';
    context.fail(error, { params: { token: fault.token, place: label }, errors: { [name]: [] } });
  }
}

/** The same of a template, which is a mail or an invitation to a meeting. */
export function refuseTemplatePlaceholders(
  context: CallContext<Errors>,
  { templateType, templateSubject, templateBody }: Readonly<Record<string, unknown>>,
): void {
  const isCalendar = templateType === 'calendar';
  refusePlaceholders(context, isCalendar ? 'calendar' : 'email', {
    templateSubject: [templateSubject, isCalendar ? 'Summary' : 'Subject'],
    templateBody: [templateBody, 'Body'],
  });
}
