import { chatSession, userProfile } from '../../../../generated/tables.ts';

/** What a row of the list is made of: chats and people have some hundred columns, and most of a page's work was these. */
export const rowColumns = {
  chat: {
    id: chatSession.id,
    pseudonym: chatSession.pseudonym,
    stage_title: chatSession.stage_title,
    status: chatSession.status,
    action_status: chatSession.action_status,
    overall_mood: chatSession.overall_mood,
    driverAverage: chatSession.driverAverage,
    driver_rating: chatSession.driver_rating,
    createdAt: chatSession.createdAt,
    startedAt: chatSession.startedAt,
    completedAt: chatSession.completedAt,
    acknowledgedAt: chatSession.acknowledgedAt,
  },
  person: {
    id: userProfile.id,
    display_name: userProfile.display_name,
    email: userProfile.email,
    profilePicture: userProfile.profilePicture,
    department: userProfile.department,
    location: userProfile.location,
    gender: userProfile.gender,
    user_mood: userProfile.user_mood,
    action_status: userProfile.action_status,
  },
};

type Chat = typeof chatSession.$inferSelect;
type Person = typeof userProfile.$inferSelect;

export interface Row {
  chat: Pick<Chat, keyof (typeof rowColumns)['chat']>;
  person: Pick<Person, keyof (typeof rowColumns)['person']>;
}
