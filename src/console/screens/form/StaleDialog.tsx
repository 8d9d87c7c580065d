import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, use, useId } from 'react';
import type { Form } from '../../../shared/documents/form.ts';
import type { ObjectSchema } from '../../../shared/documents/schema.ts';
import { useArtifacts } from '../../artifacts/use-artifacts.ts';
import { Cell } from '../../cells/Cell.tsx';
import { useEnvironment } from '../../environment.ts';
import { partsOf } from '../../forms/form-parts.ts';
import { differing, pick, same, type Values } from '../../forms/values.ts';
import { FieldValue } from '../../forms/view/FieldList.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useClosedByLeaving } from '../../shell/use-closed-by-leaving.ts';
import type { ComparedField, Conflict, DrawValue } from './conflict.ts';

type Props = Conflict & { forms: readonly string[]; draw: DrawValue | undefined; fields: readonly ComparedField[] };

/** Someone saved in between: what differs, and the choice between both. Escape goes back to the form as it is. */
export default function StaleDialog({ forms, draw, fields, mine, changed, theirs, reload, overwrite, close }: Props) {
  useClosedByLeaving(close);
  const compared = useCompared(forms);
  const { message, text } = useMessages();
  const titleId = useId();
  const textId = useId();
  const said = message('shell/stale');
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="md"
      fullWidth
      slotProps={{ paper: { role: 'alertdialog' } }}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} component="h2">
        {said?.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{said?.text}</DialogContentText>
        <Differences forms={compared} draw={draw} fields={fields} mine={mine} changed={changed} theirs={theirs} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={close}>
          {text('shell/form.keep-editing')}
        </Button>
        <Button variant="outlined" onClick={reload}>
          {said?.cancel}
        </Button>
        <Button variant="contained" color="warning" onClick={overwrite}>
          {said?.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Compared {
  form: Form;
  schema: ObjectSchema;
}

/** With the schemas of forms that nobody has opened yet: steps that only the other one went to. */
function useCompared(ids: readonly string[]): Compared[] {
  const { forms } = useArtifacts();
  const parts = partsOf(useEnvironment().store.source);
  return ids.flatMap((id) => {
    use(parts.load(id));
    const form = forms[id];
    const schema = parts.get(id)?.schema as ObjectSchema | undefined;
    return form && schema ? { form, schema } : [];
  });
}

interface Difference extends Compared {
  name: string;
}

/** Each field once, as that form says it which draws it. */
function differencesOf(forms: readonly Compared[], mine: Values, theirs: Values): Difference[] {
  const all = forms.flatMap(({ form, schema }) =>
    differing(schema, mine, pick(schema, theirs)).map((name): Difference => ({ form, schema, name })),
  );
  const draws = ({ form, name }: Difference) => form.layout.groups.some(({ fields }) => fields.includes(name));
  return all.filter((one) => {
    const same = all.filter(({ name }) => name === one.name);
    return one === (same.find(draws) ?? same[0]);
  });
}

interface DifferencesProps extends Pick<Conflict, 'mine' | 'changed' | 'theirs'> {
  forms: readonly Compared[];
  draw: DrawValue | undefined;
  fields: readonly ComparedField[];
}

/** A line of the table: a field that differs, and both its values. */
interface Line {
  name: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

function Differences({ forms, draw, fields, mine, changed, theirs }: DifferencesProps) {
  const { text } = useMessages();
  const ofForms = differencesOf(forms, mine, theirs).map(({ form, schema, name }): Line => {
    const property = schema.properties[name] ?? {};
    const value = (values: Values) =>
      draw?.(name, values[name]) ?? (
        <FieldValue schema={property} values={values} name={name} layout={form.layout} path={name} folds />
      );
    const label = form.layout.labels?.[name] ?? property.title ?? name;
    return { name, label, mine: value(mine), theirs: value(theirs) };
  });
  const own = Object.fromEntries(changed.map((name) => [name, mine[name]]));
  const ofNone = fields
    .filter(({ name }) => !same(mine[name], theirs[name]))
    .map(({ name, label, cell }): Line => {
      const value = (values: Values) => <Cell name={cell} record={values} values={[values[name]]} />;
      return { name, label, mine: value(own), theirs: value(theirs) };
    });
  const lines = [...ofForms, ...ofNone];
  if (lines.length === 0) return null;
  return (
    <Table
      size="small"
      sx={{
        mt: 2,
        '& td, & th': {
          px: 1.5,
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& th': { fontWeight: 600, color: 'text.secondary' },
        '& th:first-of-type': { pl: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{text('shell/form.field')}</TableCell>
          <TableCell>{text('shell/form.yours')}</TableCell>
          <TableCell>{text('shell/form.theirs')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.name}>
            <TableCell component="th" scope="row">
              {line.label}
            </TableCell>
            <TableCell>{changed.includes(line.name) ? line.mine : text('shell/form.untouched')}</TableCell>
            <TableCell>{line.theirs}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
