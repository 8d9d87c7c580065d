import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FilterDocument, ListScreen } from '../../../shared/documents/screen.ts';
import { filterTitle, filterValue } from '../../../shared/screens/filters.ts';
import { useDocument, useEntity } from '../../artifacts/use-artifacts.ts';
import { OfflineError } from '../../data/call-error.ts';
import { usePerformCall } from '../../data/use-call.ts';
import { useGates } from '../../gates/use-gate.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useClosedByLeaving } from '../../shell/use-closed-by-leaving.ts';
import { Failure } from '../Failure.tsx';
import { FilterField } from './FilterField.tsx';
import { type FilterOption, optionsByName } from './filter-options.ts';
import type { ListAddress } from './use-list-address.ts';

const Panel = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  width: 'min(380px, 100vw)',
  height: '100%',
  '& header, & footer': { display: 'flex', alignItems: 'center', gap: 8, padding: '14px 20px' },
  '& header': { justifyContent: 'space-between', borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  '& footer': { justifyContent: 'flex-end', borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& .fields': { overflowY: 'auto', padding: '8px 20px 24px' },
}));

type Chosen = Record<string, readonly string[]>;

interface Props {
  screen: ListScreen;
  filters: NonNullable<ListScreen['filters']>;
  address: ListAddress;
  close(): void;
}

/** Chooses filters; nothing happens to the list before Apply. */
export default function FilterDrawer({ screen, filters, address, close }: Props) {
  useClosedByLeaving(close);
  const words = useWords();
  const titleId = useId();
  const [chosen, setChosen] = useState<Chosen>(address.state.filters);
  const ask = useGates();
  const fields = filters.fields.filter((field) => ask(field.gate).allowed);
  const options = useFilterOptions({ ...filters, fields });
  const entity = useEntity(screen.resource);
  const list = useDocument('calls', screen.calls?.list ?? screen.calls?.getList ?? '');
  const labelOf = ({ name, label }: FilterDocument) => {
    const value = filterValue(name, list, entity);
    if (label !== undefined || !value) return label ?? name;
    const title = filterTitle(value, entity);
    return value.is ? words(`filter-${value.is}`, { name: title }) : title;
  };
  const apply = (next: Chosen) => {
    address.change({ filters: Object.fromEntries(Object.entries(next).filter(([, values]) => values.length > 0)) });
    close();
  };
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Panel
        onSubmit={(event) => {
          event.preventDefault();
          apply(chosen);
        }}
      >
        <header>
          <h2 id={titleId}>{words('filters')}</h2>
          <IconButton aria-label={words('close')} onClick={close}>
            <Icon name="close" fontSize="small" />
          </IconButton>
        </header>
        <div className="fields">
          {options.failure ??
            fields.map((field) => (
              <FilterField
                key={field.name}
                field={{ ...field, label: labelOf(field) }}
                value={filterValue(field.name, list, entity)}
                offered={options.of?.[field.name]}
                loading={options.loading}
                chosen={chosen[field.name] ?? []}
                choose={(values) => setChosen({ ...chosen, [field.name]: values })}
              />
            ))}
        </div>
        <footer>
          <Button variant="text" onClick={() => apply({})}>
            {words('clear-filters')}
          </Button>
          <Button variant="contained" type="submit">
            {words('apply')}
          </Button>
        </footer>
      </Panel>
    </Drawer>
  );
}

interface Offered {
  of?: Record<string, FilterOption[]>;
  loading: boolean;
  failure?: React.ReactNode;
}

/** What the `filters` call offers by filter name; a field that names its own options does not need it. */
function useFilterOptions({ call: id, fields }: Props['filters']): Offered {
  const perform = usePerformCall();
  const call = useDocument('calls', id ?? '');
  const { explain } = useMessages();
  const needed = Boolean(id) && fields.some((field) => !field.options);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['filters', id],
    enabled: needed,
    queryFn: async ({ signal }) => optionsByName((await perform(id as string, { signal })).body),
  });
  const failure = error ? (
    <Failure
      offline={error instanceof OfflineError}
      sentence={explain(error, call?.messages)}
      retry={() => void refetch()}
    />
  ) : undefined;
  return { of: data, loading: isLoading, failure };
}
