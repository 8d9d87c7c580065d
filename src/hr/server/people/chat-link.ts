/** What decides how near to a chat someone may come. */
interface Rights {
  /** They see whose chat it is. */
  named: boolean;
  opensPeople: boolean;
  listsChats: boolean;
}

/** The chat among those of its person, the person, or the chat alone under the pseudonym; null where none may be opened. */
export function chatLink({ named, opensPeople, listsChats }: Rights, person: string | null, chat: string | null) {
  if (named && opensPeople && person !== null)
    return listsChats && chat !== null ? `/employees/${person}?tab=chats&chat=${chat}` : `/employees/${person}`;
  return listsChats && chat !== null ? `/chats/${chat}` : null;
}
