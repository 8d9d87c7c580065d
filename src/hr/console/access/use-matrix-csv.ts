import { saveFile, useCall, useDocument, useFailure } from '../../../console/slots.ts';
import type { MatrixFilter } from '../../rules/permission-matrix.ts';
import type { RowKind } from './MatrixFilters.tsx';

/** Saves what is shown of the matrix: the server makes the file, which is noted and wants to know who it is. */
export function useMatrixCsv(kind: RowKind, filter: MatrixFilter): () => Promise<void> {
  const failure = useFailure();
  const call = useCall('access/why.export');
  const messages = useDocument('calls', 'access/why.export')?.messages;
  return async () => {
    try {
      const { body } = await call<{ report_url: string }>({ body: { kind, ...filter } });
      saveFile(body.report_url);
    } catch (error) {
      await failure(error, messages);
    }
  };
}
