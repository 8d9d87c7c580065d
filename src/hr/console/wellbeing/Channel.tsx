import { useMessages } from '../../../console/slots.ts';

/** The way a mail of the survey goes: there is one. */
export default function Channel() {
  return useMessages().text('wellbeing/email');
}
