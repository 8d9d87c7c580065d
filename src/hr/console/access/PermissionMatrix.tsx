import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { ScreenHeader } from '../../../console/parts.ts';
import { useCall, useDocument, useMessages } from '../../../console/slots.ts';
import { filtered, groupRows, type Matrix, type MatrixFilter, peopleRows } from '../../rules/permission-matrix.ts';
import { useCodeColumns } from './code-columns.ts';
import { MatrixCards } from './MatrixCards.tsx';
import { MatrixFilters, type RowKind } from './MatrixFilters.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { OpensDialog } from './OpensDialog.tsx';
import { useAccessText } from './use-access-text.ts';
import { useMatrixCsv } from './use-matrix-csv.ts';

const Card = styled('section')(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  overflow: 'clip',
  '& .middle': { padding: '48px 24px', textAlign: 'center', color: (theme.vars ?? theme).palette.text.secondary },
}));

/** Groups, or admins, with what each may do. */
export default function PermissionMatrix() {
  const text = useAccessText();
  const call = useCall('access/why.matrix');
  const query = useQuery({
    queryKey: ['access/why.matrix'],
    queryFn: async ({ signal }) => (await call<Matrix>({ signal })).body,
  });
  const title = text('access/matrix.title');
  return (
    <>
      <ScreenHeader title={title} subtitle={text('access/matrix.subtitle')} />
      <Card aria-label={title}>
        {query.data ? (
          <Loaded matrix={query.data} />
        ) : query.error ? (
          <Failed error={query.error} retry={() => void query.refetch()} />
        ) : (
          <div className="middle" role="status" aria-label={text('shell/console.loading')}>
            <Skeleton variant="rounded" height={320} />
          </div>
        )}
      </Card>
    </>
  );
}

function Failed({ error, retry }: { error: unknown; retry(): void }) {
  const { explain, text } = useMessages();
  const call = useDocument('calls', 'access/why.matrix');
  return (
    <div className="middle" role="alert">
      <p>{explain(error, call?.messages).text}</p>
      <Button variant="outlined" onClick={retry}>
        {text('shell/console.retry')}
      </Button>
    </div>
  );
}

const unfiltered: MatrixFilter = { text: '', code: '', group: '' };

function Loaded({ matrix }: { matrix: Matrix }) {
  const text = useAccessText();
  const codes = useCodeColumns();
  const [kind, setKind] = useState<RowKind>('groups');
  const [filter, setFilter] = useState(unfiltered);
  const [opened, setOpened] = useState<string>();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const settled = useDeferredValue(filter);
  const rowsOf = useRowsOf(kind);
  const all = useMemo(() => rowsOf(matrix), [rowsOf, matrix]);
  const rows = useMemo(() => filtered(all, settled), [all, settled]);
  const columns = useMemo(
    () => (settled.code ? codes.filter(({ value }) => value === settled.code) : codes),
    [codes, settled.code],
  );
  const label = text(kind === 'groups' ? 'access/matrix.groups' : 'access/matrix.people');
  const code = codes.find(({ value }) => value === opened);
  const save = useMatrixCsv(kind, filter);
  return (
    <>
      <MatrixFilters
        kind={kind}
        filter={filter}
        change={(change) => setFilter((now) => ({ ...now, ...change }))}
        show={(next) => {
          setKind(next);
          setFilter((now) => ({ ...now, group: '' }));
        }}
        columns={codes}
        groups={matrix.groups}
        count={rows.length}
        save={() => void save()}
      />
      {rows.length === 0 && <p className="middle">{text('access/matrix.none')}</p>}
      {rows.length > 0 && narrow && <MatrixCards rows={rows} columns={columns} open={setOpened} />}
      {rows.length > 0 && !narrow && (
        <MatrixTable rows={rows} columns={columns} first={label} label={label} open={setOpened} />
      )}
      {code && <OpensDialog code={code} close={() => setOpened(undefined)} />}
    </>
  );
}

/** What becomes of a matrix: rows of the kind that is shown. */
function useRowsOf(kind: RowKind): (matrix: Matrix) => ReturnType<typeof groupRows> {
  const text = useAccessText();
  const codes = useCodeColumns();
  const admins = text('access/matrix.admins', { count: '#' });
  return useCallback(
    (matrix: Matrix) =>
      kind === 'groups'
        ? groupRows(matrix, (count) => admins.replace('#', String(count)))
        : peopleRows(
            matrix,
            codes.map(({ value }) => value),
          ),
    [kind, codes, admins],
  );
}
