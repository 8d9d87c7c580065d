import { type CellProps, useOptions } from '../../../console/slots.ts';

/** Who gets a mail: reminders and thank-you mails each have their own choice. */
export default function MailAudience({ values: [whom, category] }: CellProps) {
  const reminded = useOptions('wellbeing/survey.reminderAudiences');
  const thanked = useOptions('wellbeing/survey.thankYouAudiences');
  return (category === 'reminder' ? reminded : thanked).find(({ value }) => value === whom)?.label ?? '';
}
