import { styled } from '@mui/material/styles';
import { type ReactNode, useContext, useId } from 'react';
import type { Aside } from '../../shared/documents/form.ts';
import { Panel } from '../screens/Panel.tsx';
import { FormValuesContext, useFormValues } from './form-values.ts';

/** The width that a form with something beside it has at least. */
const room = '@container (min-width: 960px)';

const Place = styled('div')({
  containerType: 'inline-size',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
  '& > div > div > section:not(:last-child)': { marginBottom: 20 },
  [room]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)', alignItems: 'start', gap: 28 } },
});

const Sheet = styled('aside')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    containerType: 'inline-size',
    minWidth: 0,
    // What is below it stays where it is when its first words come.
    minHeight: 160,
    padding: 20,
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    '& > h2': { ...theme.typography.h3, margin: '0 0 12px' },
    [room]: {
      position: 'sticky',
      top: 'calc(var(--bars, 56px) + 20px)',
      maxHeight: 'calc(100vh - var(--bars, 56px) - 108px)',
      overflowY: 'auto',
    },
  };
});

interface Props {
  aside: Aside;
  /** Of a record that is read; without them those of the form around it. */
  values?: Record<string, unknown>;
  children: ReactNode;
}

/** A form, or a record in its groups, and what becomes of it, side by side where there is room. */
export function Beside({ aside, values, children }: Props) {
  return (
    <Place>
      <div>
        <div>{children}</div>
        <Shown {...aside} values={values} />
      </div>
    </Place>
  );
}

/** Drawn again with every change; the form is not. */
function Shown({ title, component, values, ...params }: Aside & { values: Props['values'] }) {
  const { record, names } = useContext(FormValuesContext);
  const typed = useFormValues();
  const id = useId();
  return (
    // It may scroll, so the keyboard has to reach it.
    <Sheet aria-labelledby={id} tabIndex={0}>
      <h2 id={id}>{title}</h2>
      <Panel name={component} record={values ?? { ...record, ...names, ...typed }} params={params} />
    </Sheet>
  );
}
