import IconButton from '@mui/material/IconButton';
import { Suspense } from 'react';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useEnvironment } from '../../environment.ts';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazyComponent } from '../lazy-component.ts';
import type { Row } from './list-view.ts';

type Expands = NonNullable<ListScreen['expands']>;

interface ButtonProps {
  expands: Expands;
  name: string;
  /** Id of the row that folds out. */
  controls: string;
  open: boolean;
  toggle(): void;
}

export function RowExpander({ expands, name, controls, open, toggle }: ButtonProps) {
  const words = useWords();
  return (
    <td className="narrow expander">
      <IconButton
        aria-label={words('action-of', { action: expands.label, name })}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onClick={toggle}
      >
        <Icon name={open ? 'collapse' : 'expand'} fontSize="small" />
      </IconButton>
    </td>
  );
}

/** A row of its own below the one that it is about. */
export function ExpandedRow({ expands, row, id, cells }: { expands: Expands; row: Row; id: string; cells: number }) {
  const { registry } = useEnvironment();
  const load = registry.components[expands.component];
  if (!load) throw new Error(`No component "${expands.component}".`);
  const Component = lazyComponent(load);
  return (
    <tr id={id} className="expanded">
      <td colSpan={cells}>
        <ErrorBoundary resetOn={id}>
          <Suspense fallback={null}>
            <Component record={row} params={{}} />
          </Suspense>
        </ErrorBoundary>
      </td>
    </tr>
  );
}
