import type { Calls } from '../../../generated/calls.ts';
import { constants, optionLabels } from '../../../generated/options.ts';
import type { Handler } from '../../../server/context.ts';
import { csvText } from '../../../shared/csv/csv.ts';
import { keepDownload } from '../audit/keep-download.ts';
import { someUnreachable } from './unreachable.ts';

const atOnce = 1_000;
const reasons = optionLabels['exit/unreachableReasons'];

/** Few of those who have left: the file is made while the person waits, some people at a time. */
export const handler: Handler<Calls['exit/unreachable.export']> = async (context) => {
  const pieces = [Buffer.from(csvText([constants['exit/unreachableColumns']]))];
  for (let from = 0; ; from += atOnce) {
    const some = await someUnreachable(context, atOnce, from);
    const lines = some.map((one) => [
      one.display_name,
      one.employee_id,
      one.department ?? '',
      one.exit_date,
      reasons[one.why],
    ]);
    // Only a file has a mark at its start.
    pieces.push(Buffer.from(csvText(lines).slice(1)));
    await context.giveWay();
    if (some.length < atOnce) break;
  }
  const report_url = await keepDownload(context, {
    report: context.text('exit/unreachable'),
    type: 'exit_dashboard',
    name: `exit-unreachable-${context.now.toISOString().slice(0, 10)}.csv`,
    mime: 'text/csv; charset=utf-8',
    bytes: Buffer.concat(pieces),
    gate: 'exit/unreachable.download',
  });
  return { report_url };
};
