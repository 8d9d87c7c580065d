import { fillPlaceholders } from '../../../rules/placeholders.ts';
import type { MeetingPerson } from './use-meeting-person.ts';

export interface Template {
  id: string;
  templateName: string;
  templateSubject: string;
  templateBody: string;
}

/** What a template says to one person. */
export interface Said {
  summary: string;
  description: string;
}

/** As many characters has a summary. */
const most = 100;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The template with the employee's values in the place of its placeholders. */
export function saidTo(person: MeetingPerson, { templateSubject, templateBody }: Template): Said {
  const { first_name = '', last_name = '', display_name = '', email = '' } = person;
  const values = {
    'recipient.first_name': first_name ?? '',
    'recipient.last_name': last_name ?? '',
    'recipient.display_name': display_name ?? '',
    'recipient.email': email ?? '',
  };
  return {
    summary: fillPlaceholders(templateSubject, values).slice(0, most),
    description: fillPlaceholders(templateBody, values, escapeHtml),
  };
}
