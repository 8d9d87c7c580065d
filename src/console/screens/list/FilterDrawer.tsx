import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useClosedByLeaving } from '../../shell/use-closed-by-leaving.ts';
import { FilterField } from './FilterField.tsx';
import { useFilterFields } from './use-filter-fields.tsx';
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
  const { fields, options } = useFilterFields(screen, filters);
  // One that says nothing without another is there once that is chosen, and goes with it.
  const others = new Map(fields.map(({ name, value }) => [name, value?.with]));
  const counts = (name: string, among: Chosen) => {
    const other = others.get(name);
    return other === undefined || (among[other]?.length ?? 0) > 0;
  };
  const apply = (next: Chosen) => {
    const said = Object.entries(next).filter(([name, values]) => values.length > 0 && counts(name, next));
    address.change({ filters: Object.fromEntries(said) });
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
            fields
              .filter(({ name }) => counts(name, chosen))
              .map((field) => (
                <FilterField
                  key={field.name}
                  field={field}
                  value={field.value}
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
