import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { isFile } from '../../../shared/screens/list-file.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useEntity } from '../../artifacts/use-artifacts.ts';
import { useGates } from '../../gates/use-gate.ts';
import { useWords } from '../../messages/use-words.ts';
import { Arriving } from '../../shell/Arriving.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { late } from '../../shell/late.ts';
import type { ListView } from './list-view.ts';
import { SearchBox } from './SearchBox.tsx';
import type { ListAddress } from './use-list-address.ts';

const [FilterDrawer, loadFilters] = late(() => import('./FilterDrawer.tsx'));
const FilterBar = lazy(() => import('./FilterBar.tsx'));
const [ColumnMenu, loadColumns] = late(() => import('./ColumnMenu.tsx'));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 8px',
  padding: '12px 16px',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& .space': { flex: 1, [theme.breakpoints.down('sm')]: { display: 'none' } },
  // On a phone or tablet, and where tabs stand beside them, all the buttons are to have one line.
  '@media (max-width: 1100px)': { '& .MuiButton-startIcon': { display: 'none' } },
  // As much room as the filter that is to come.
  '& .coming': { height: 40, minWidth: 160, [theme.breakpoints.down('sm')]: { flex: '1 1 140px' } },
  '& .count': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 20,
    height: 20,
    marginLeft: 8,
    padding: '0 6px',
    borderRadius: 10,
    fontSize: '0.75rem',
    fontWeight: 650,
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

/** Search, filters, the choice of columns, and what is left as a file. */
export function ListToolbar({ screen, address, view }: { screen: ListScreen; address: ListAddress; view: ListView }) {
  const words = useWords();
  const [filtering, setFiltering] = useState(false);
  const [columnsAt, setColumnsAt] = useState<HTMLElement | null>(null);
  const entity = useEntity(screen.resource);
  const ask = useGates();
  const optional = screen.columns.filter((column) => column.optional && ask(column.gate).allowed);
  const count = Object.values(address.state.filters).flat().length;
  const files = view.header.filter(isFile);
  if (!screen.search && !screen.filters && optional.length + files.length === 0) return null;
  return (
    <Bar>
      {screen.search && <SearchBox screen={screen.search} address={address} />}
      {screen.filters?.shown === 'bar' && (
        <Suspense
          fallback={screen.filters.fields.map(
            ({ name, gate }) => ask(gate).allowed && <div key={name} className="coming" />,
          )}
        >
          <FilterBar screen={screen} filters={screen.filters} address={address} />
        </Suspense>
      )}
      <div className="space" />
      {screen.filters && screen.filters.shown !== 'bar' && (
        <Button
          variant="outlined"
          startIcon={<Icon name="filter" />}
          onPointerEnter={loadFilters}
          onClick={() => setFiltering(true)}
          aria-haspopup="dialog"
          aria-label={count ? words('filters-active', { count }) : undefined}
        >
          {words('filters')}
          {count > 0 && <span className="count">{count}</span>}
        </Button>
      )}
      {optional.length > 0 && (
        <Button
          variant="outlined"
          startIcon={<Icon name="columns" />}
          onPointerEnter={loadColumns}
          onClick={(event) => setColumnsAt(event.currentTarget)}
          aria-haspopup="menu"
        >
          {words('columns')}
        </Button>
      )}
      {files.map((action) => (
        <GatedButton
          key={action.label}
          action={{ icon: 'download', variant: 'outlined', ...action }}
          run={() => void view.run(action)}
        />
      ))}
      {filtering && screen.filters && (
        <Arriving lost={() => setFiltering(false)}>
          <FilterDrawer screen={screen} filters={screen.filters} address={address} close={() => setFiltering(false)} />
        </Arriving>
      )}
      {columnsAt && (
        <Arriving lost={() => setColumnsAt(null)}>
          <ColumnMenu
            columns={optional}
            entity={entity}
            address={address}
            anchor={columnsAt}
            close={() => setColumnsAt(null)}
          />
        </Arriving>
      )}
    </Bar>
  );
}
