import type { Row } from './bulk.ts';
import { invitation, plainInvitation, type SeedTouchpoint, touchpoints } from './data/touchpoints.ts';
import type { Person } from './people.ts';
import { idOf } from './random.ts';

/** A touchpoint of the company, as chats refer to it. */
export interface Stage extends SeedTouchpoint {
  id: string;
  questionIds: string[];
}

export function stagesOf(slug: string): Stage[] {
  return touchpoints.map((touchpoint, at) => ({
    ...touchpoint,
    id: idOf(slug, 'stage', at),
    questionIds: touchpoint.questions.map((_question, place) => idOf(slug, 'stage', at, 'question', place)),
  }));
}

/** The chat user of `waiting` was an admin once. */
export function stageRows(stages: readonly Stage[], known: readonly Person[], waiting: Stage | undefined): Row[] {
  const admins = known.filter(({ type }) => type !== 'Employee');
  const former = known.find(({ type }) => type === 'Employee');
  const senderOf = (stage: Stage, at: number) => (stage === waiting ? former : admins[at % admins.length])?.id ?? null;
  const first = stages.find(({ live }) => live);
  return stages.map((stage, at) => ({
    ...(stage === first ? invitation : plainInvitation),
    id: stage.id,
    title: stage.title,
    stageType: 'lifecycle',
    triggerTimeDuration: stage.after,
    triggerTimeUnit: stage.unit,
    status: stage.live ? 'live' : 'draft',
    chatFromUser: stage.live ? senderOf(stage, at) : null,
    position: at + 1,
    questions: stage.questions.map((question, place) => ({
      id: stage.questionIds[place],
      responseRequired: true,
      ...question,
    })),
  }));
}
