import { saveTable } from '../../../console/parts.ts';
import { useCall, useDocument, useFailure } from '../../../console/slots.ts';
import type { CodeColumn } from './code-columns.ts';
import { type Matrix, type MatrixRow, tableOf } from './matrix-rows.ts';
import { useAccessText } from './use-access-text.ts';

/** Saves the matrix as CSV. The rows are asked for once more: taking them along is noted, and wants to know who it is. */
export function useMatrixCsv(
  rowsOf: (matrix: Matrix) => readonly MatrixRow[],
  columns: readonly CodeColumn[],
): () => Promise<void> {
  const text = useAccessText();
  const failure = useFailure();
  const call = useCall('access/why.export');
  const messages = useDocument('calls', 'access/why.export')?.messages;
  return async () => {
    try {
      const { body } = await call<Matrix>({ body: {} });
      const head = [text('access/matrix.name'), text('access/matrix.email'), text('access/matrix.group')];
      await saveTable(
        tableOf(rowsOf(body), columns, { head, yes: text('access/matrix.yes') }),
        text('access/matrix.title'),
      );
    } catch (error) {
      await failure(error, messages);
    }
  };
}
