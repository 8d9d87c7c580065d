import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { LiveMail } from './LiveMail.tsx';

interface Params {
  /** Where the mail is sent from. */
  context?: string;
  /** Fields of the form that hold them, where they are called otherwise. */
  subject?: string;
  body?: string;
  /** Message: what is said of a mail without a layout. */
  standard?: string;
}

/** What a mail looks like, while the form beside it is filled in. */
export default function MailBeside({ record = {}, params }: ComponentProps) {
  const { text } = useMessages();
  const { context = '', subject = 'mail_subject', body = 'mail_body', standard } = params as Params;
  if (record.mail_layout !== 'banner' && record.mail_layout !== 'card')
    return <p style={{ margin: 0 }}>{text(standard ?? 'templates/standard-mail')}</p>;
  const values = { ...record, mail_subject: record[subject], mail_body: record[body] };
  return <LiveMail narrow values={values} context={context} />;
}
