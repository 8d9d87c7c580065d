import type { Row } from './bulk.ts';
import { idOf } from './random.ts';

const headings = ['Employee ID', 'First name', 'Last name', 'Email', 'Joining date', 'Department'];
const mapping = { employee_id: 0, first_name: 1, last_name: 2, email: 3, joining_date: 4, department: 5 };
const day = 86_400_000;

/** Imports of former months: their files and rows are no longer kept, their lines in the log are. */
export function uploadRows(slug: string, by: string, today: string): Row[] {
  return [
    { file_name: 'Joiners of the summer.csv', ago: 96, added: 14, changed: 0, refused: 2 },
    { file_name: 'People, all offices.xlsx', ago: 33, added: 9, changed: 27, refused: 0 },
  ].map(({ file_name, ago, added, changed, refused }) => ({
    id: idOf(slug, `upload/${file_name}`),
    createdAt: new Date(Date.parse(`${today}T06:40:00Z`) - ago * day).toISOString(),
    created_by: by,
    file_name,
    kind: file_name.endsWith('.csv') ? 'csv' : 'xlsx',
    state: 'done',
    mapping_date_format: 'DD-MM-YYYY',
    headings,
    preview: [],
    mapping,
    missing: 'leave',
    rows: added + changed + refused,
    done: added + changed + refused + 1,
    total: added + changed + refused + 1,
    success_count: added + changed,
    new_user_count: added,
    updated_count: changed,
    error_count: refused,
    unchanged_count: 0,
    deactivated_count: 0,
    active_count: 0,
    confirmed: 0,
    restored_count: 0,
    kept_count: 0,
    stop: false,
  }));
}
