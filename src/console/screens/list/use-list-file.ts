import { useCallback } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { Call } from '../../../shared/documents/call.ts';
import type { Column, ListScreen } from '../../../shared/documents/screen.ts';
import { fillValues } from '../../actions/fill.ts';
import { useFailure } from '../../actions/use-failure.ts';
import { useFormats } from '../../cells/use-formats.ts';
import { filtersFor } from '../../data/rest.ts';
import { saveFile } from '../../data/save-file.ts';
import { usePerformCall } from '../../data/use-call.ts';
import { useEnvironment } from '../../environment.ts';
import { useNotice } from '../../messages/use-notice.ts';
import { useActor } from '../../session/use-actor.ts';
import { askedIn } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

type FileKind = 'csv' | 'xlsx';

/** Saves everything that the list's search and filters find at this moment, with the columns that are shown. */
export function useListFile(
  screen: ListScreen,
  columns: readonly Column[],
  address: ListAddress,
  params: Record<string, unknown>,
): (kind: FileKind) => Promise<void> {
  const { sort: usualSort } = useListContext();
  const { now, viewParameter } = address;
  const { store, registry } = useEnvironment();
  const provider = useDataProvider();
  const failure = useFailure();
  const formats = useFormats();
  const company = useActor()?.company;
  const make = usePerformCall();
  const notice = useNotice();
  const fromServer = useCallback(
    async (call: Call) => {
      const { serverFile } = await import('./server-file.ts');
      const { messages = {} } = call;
      const say = (status: string) => messages[status] !== undefined && notice(messages[status]);
      const values = fillValues(screen.send ?? {}, { company, ...params });
      const filter = filtersFor({ ...values, ...askedIn(now(), viewParameter) }, call);
      const url = await serverFile(call, filter, { make, waiting: () => say('202') });
      if (url) saveFile(url);
      say(url ? 'success' : 'default');
    },
    [screen, company, params, now, viewParameter, make, notice],
  );
  return useCallback(
    async (kind) => {
      // What takes rows along may ask more than what shows them: a right of its own, and who it is.
      const calls = screen.calls?.csv ? { list: screen.calls.csv } : (screen.calls ?? {});
      const listCall = store.get().calls[calls.list ?? calls.getList ?? ''];
      try {
        if (listCall?.does === 'export') return await fromServer(listCall);
        const [{ csvOf, saveCsv, tableOf }, { saveXlsx }] = await Promise.all([
          import('./csv.ts'),
          kind === 'xlsx' ? import('./xlsx.ts') : { saveXlsx: undefined },
        ]);
        const state = now();
        const { sort = usualSort } = state;
        const filter = askedIn(state, viewParameter);
        const size = listCall?.list?.maxLimit ?? 100;
        const rows: Record<string, unknown>[] = [];
        // The list on the screen may still be on its way: how much there is, the answers say themselves.
        for (let page = 1, total = 1; rows.length < total; page += 1) {
          const asked = {
            pagination: { page, perPage: size },
            sort,
            filter,
            meta: { calls, values: fillValues(screen.send ?? {}, { company, ...params }) },
          };
          const answer = await provider.getList(screen.resource, asked);
          if (answer.data.length === 0) break;
          rows.push(...answer.data);
          total = answer.total ?? rows.length;
        }
        const entity = store.get().entities[screen.resource];
        const words = { artifacts: store.get(), entity, cells: registry.cells, formats };
        const name = screen.title ?? entity?.plural ?? '';
        if (saveXlsx) await saveXlsx(tableOf(rows, columns, words), name);
        else saveCsv(csvOf(rows, columns, words), `${name}.csv`);
      } catch (error) {
        await failure(error, listCall?.messages);
      }
    },
    [
      screen,
      columns,
      company,
      params,
      now,
      viewParameter,
      usualSort,
      store,
      registry,
      provider,
      failure,
      formats,
      fromServer,
    ],
  );
}
