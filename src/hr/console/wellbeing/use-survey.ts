import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { useActor, useCall } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { dayIn } from '../../../shared/time/wire.ts';
import { type Counts, drivers } from '../../rules/survey.ts';

export type Survey = Calls['wellbeing/survey.read']['answer'];
export type ByDriver = Calls['wellbeing/question.list']['answer']['results'];
export type Question = ByDriver['mental'][number];

/** The company's survey with what keeps it from being activated. */
export function useSurvey() {
  const company = String(useActor()?.company ?? '');
  const read = useCall('wellbeing/survey.read');
  const ready = useCall('wellbeing/survey.readiness');
  return useQuery({
    queryKey: ['wellbeing', 'survey', company],
    retry: false,
    queryFn: async ({ signal }) => {
      const [survey, readiness] = await Promise.all([
        read<Survey>({ params: { companyId: company }, signal }),
        ready<Calls['wellbeing/survey.readiness']['answer']>({ signal }),
      ]);
      return { survey: survey.body, readiness: readiness.body };
    },
  });
}

/** The questions that are in the survey, by driver. */
export function useQuestions() {
  const read = useCall('wellbeing/interaction.list');
  return useQuery({
    queryKey: ['wellbeing', 'interactions'],
    retry: false,
    queryFn: async ({ signal }) =>
      (await read<Calls['wellbeing/interaction.list']['answer']>({ signal })).body.interaction_list,
  });
}

export const countsOf = (questions: ByDriver): Counts =>
  Object.fromEntries(drivers.map((driver) => [driver, questions[driver].length])) as Counts;

/** Today, by the clock of the person who looks. */
export function useToday(): string {
  const { timeZone } = useFormats();
  return dayIn(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}
