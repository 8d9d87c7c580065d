import type { ComponentProps } from '../../../console/slots.ts';
import { Notes } from './Notes.tsx';

/** The employee: of a chat's row whose chat it was, of a person's page whose page it is. */
export function userOf({ record, params }: ComponentProps): string {
  return String(record?.user_id ?? record?.id ?? params.memberId ?? params.user ?? '');
}

/** The notes on an employee as a part of a page, or in a dialog, to which one comes to write. */
export default function NotesPanel(props: ComponentProps) {
  const userId = userOf(props);
  const { close } = props;
  return <Notes key={userId} userId={userId} close={close && (() => close())} />;
}
