import type { Calls } from '../../../generated/calls.ts';
import { optionLabels } from '../../../generated/options.ts';
import type { Handler } from '../../../server/context.ts';
import { csvText } from '../../../shared/csv/csv.ts';
import { filtered, groupRows, peopleRows, permissionColumns, tableOf } from '../../rules/permission-matrix.ts';
import { keepDownload } from '../audit/keep-download.ts';
import { matrixOf } from './matrix.ts';

type Export = Calls['access/why.export'];

/** The rows that are shown, as a file. */
export const handler: Handler<Export> = async (context, { body }) => {
  const { kind = 'groups', text = '', code = '', group = '' } = body;
  const matrix = await matrixOf(context);
  const rows =
    kind === 'groups'
      ? groupRows(matrix, (count) => context.text('access/matrix.admins', { count }))
      : peopleRows(
          matrix,
          permissionColumns.map(({ value }) => value),
        );
  const columns = permissionColumns.filter(({ value }) => code === '' || value === code);
  const head = (['name', 'email', 'group'] as const).map((name) => context.text(`access/matrix.${name}`));
  const table = tableOf(filtered(rows, { text, code, group }), columns, {
    head,
    yes: context.text('access/matrix.yes'),
  });
  const report_url = await keepDownload(context, {
    report: optionLabels['audit/download.types'].permissions,
    type: 'permissions',
    name: `permissions-${context.now.toISOString().slice(0, 10)}.csv`,
    mime: 'text/csv; charset=utf-8',
    bytes: Buffer.from(csvText(table)),
    gate: 'access/why.matrix',
  });
  return { report_url };
};
