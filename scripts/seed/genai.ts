import { optionLabels } from '../../src/generated/options.ts';
import type { Row } from './bulk.ts';
import { idOf } from './random.ts';

const day = 86_400_000;
const { department, location, gender } = optionLabels['people/user/audience'];
const { female } = optionLabels['people/user/genders'];

/** Reports of former weeks: their files are no longer kept, their lines in the log are. */
export function genaiRows(slug: string, by: string, today: string): Row[] {
  const reports: { report_name: string; ago: number; meta_data: Record<string, string>; error_message?: string }[] = [
    {
      report_name: 'What people say about their first weeks',
      ago: 12,
      meta_data: {
        [department]: 'Sales, Customer Success, Engineering, Finance',
        [location]: 'Pune',
        [gender]: female,
      },
    },
    {
      report_name: 'Feedback of the quarter',
      ago: 26,
      meta_data: { [location]: 'Mumbai' },
      error_message: 'Fewer people have answered than a report needs.',
    },
    { report_name: 'Feedback of everyone', ago: 47, meta_data: {} },
  ];
  return reports.map(({ report_name, ago, meta_data, error_message }) => ({
    id: idOf(slug, `genai/${report_name}`),
    createdAt: new Date(Date.parse(`${today}T08:10:00Z`) - ago * day).toISOString(),
    created_by: by,
    report_name,
    meta_data,
    status: error_message ? 'failed' : 'success',
    error_message,
  }));
}
