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
import type { FileKind } from './save-found.ts';
import type { ListAddress } from './use-list-address.ts';

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
    async (call: Call, asked: Record<string, unknown>) => {
      const { serverFile } = await import('./server-file.ts');
      const { messages = {} } = call;
      const say = (status: string) => messages[status] !== undefined && notice(messages[status]);
      const values = fillValues(screen.send ?? {}, { company, ...params });
      const filter = filtersFor({ ...values, ...asked }, call);
      const url = await serverFile(call, filter, { make, waiting: () => say('202') });
      if (url) saveFile(url);
      say(url ? 'success' : 'default');
    },
    [screen, company, params, make, notice],
  );
  return useCallback(
    async (kind) => {
      const { sort = usualSort, ...state } = now();
      const filter = askedIn(state, viewParameter);
      // What takes rows along may ask more than what shows them: a right of its own, and who it is.
      const calls = screen.calls?.csv ? { list: screen.calls.csv } : (screen.calls ?? {});
      const listCall = store.get().calls[calls.list ?? calls.getList ?? ''];
      try {
        if (listCall?.does === 'export') return await fromServer(listCall, filter);
        const { saveFound } = await import('./save-found.ts');
        const meta = { calls, values: fillValues(screen.send ?? {}, { company, ...params }) };
        const perPage = listCall?.list?.maxLimit ?? 100;
        const entity = store.get().entities[screen.resource];
        await saveFound(kind, {
          page: (page) => provider.getList(screen.resource, { pagination: { page, perPage }, sort, filter, meta }),
          columns,
          words: { artifacts: store.get(), entity, cells: registry.cells, formats },
          name: screen.title ?? entity?.plural ?? '',
        });
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
