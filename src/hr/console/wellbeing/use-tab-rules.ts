import { useQueryClient } from '@tanstack/react-query';
import { useCall, useDocument, useFailure, useMessages, useNotice } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { driverLabel, shortDrivers } from '../../rules/survey.ts';
import { countsOf, type Survey } from './use-survey.ts';

/**
 * Whether the editor may go to a tab, or out of it (no tab). Where more questions are asked than are chosen, only their
 * numbers and the questions themselves can be reached; the schedule waits for someone to be asked. Else it is said why,
 * also where that cannot be found out.
 */
export function useTabRules(survey: Survey): (to: string | undefined) => Promise<boolean> {
  const readQuestions = useCall('wellbeing/interaction.list');
  const readiness = useCall('wellbeing/survey.readiness');
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  const ofQuestions = useDocument('calls', 'wellbeing/interaction.list')?.messages;
  const ofReadiness = useDocument('calls', 'wellbeing/survey.readiness')?.messages;
  const { text } = useMessages();
  const isEnoughChosen = async () => {
    const { body } = await readQuestions<Calls['wellbeing/interaction.list']['answer']>();
    const short = shortDrivers(
      survey.driverwise_questions_config as Parameters<typeof shortDrivers>[0],
      countsOf(body.interaction_list),
    );
    if (short.length > 0)
      notice({ text: text('wellbeing/short', { drivers: short.map(driverLabel).join(', ') }), severity: 'info' });
    return short.length === 0;
  };
  const isAnyoneAsked = async () => {
    const { employees } = (await readiness<Calls['wellbeing/survey.readiness']['answer']>()).body;
    if (employees === 0) notice('wellbeing/no-audience');
    return employees > 0;
  };
  const said = (holds: Promise<boolean>, messages: typeof ofQuestions) =>
    holds.catch(async (error: unknown) => {
      await failure(error, messages);
      return false;
    });
  return async (to) => {
    if (to === 'tab-0' || to === 'tab-1') return true;
    // As it stands now: the tab that is left may have changed it.
    await queries.invalidateQueries({ queryKey: ['wellbeing'] });
    if (!(await said(isEnoughChosen(), ofQuestions))) return false;
    return to !== 'tab-5' || said(isAnyoneAsked(), ofReadiness);
  };
}
