import { optionDetails } from '../../../generated/options.ts';
import type { survey, surveyQuestion } from '../../../generated/tables.ts';
import { partsOf } from '../../rules/bank-question.ts';

type Question = Omit<typeof surveyQuestion.$inferInsert, 'companyId' | 'id'>;

/** What a company's bank of questions begins with; a SuperAdmin may change it. */
export const firstQuestions: Question[] = optionDetails['wellbeing/bank.questions'].map(
  ({ value, label, driver, sub_driver, type, response_required, ...content }) => ({
    source: value,
    driver,
    sub_driver,
    type,
    text: label,
    response_required,
    enabled: true,
    ...(partsOf(type, content) as Partial<Question>),
    interaction_id: null,
    position: null,
    createdBy: null,
  }),
);

/** The survey of a company that has not set it up. */
export const firstSurvey: Omit<typeof survey.$inferInsert, 'companyId' | 'id'> = {
  frequency: 1,
  driverwise_questions_config: { mental: 0, social: 0, physical: 0, purposefulness: 0 },
  start_date: null,
  end_date: null,
  status: 'inactive',
  configuration_activated: false,
  chatFromUser: null,
  audience: {},
  all_employees: false,
};
