import { optionDetails } from '../../../generated/options.ts';

/** Templates that every company begins with. Nobody wrote them, so nobody changes them. */
export const defaultTemplates = optionDetails['templates/defaults.all'].map(({ label, type, subject, body }) => ({
  templateName: label,
  templateSubject: subject,
  templateBody: body,
  templateType: type,
  share_settings: 'all' as const,
  is_default: true,
  createdBy: null,
  reader: 'all',
  used: 0,
}));
