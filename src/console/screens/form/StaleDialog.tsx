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
import { useId } from 'react';
import type { Form } from '../../../shared/documents/form.ts';
import type { ObjectSchema } from '../../../shared/documents/schema.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { useEnvironment } from '../../environment.ts';
import { partsOf } from '../../forms/form-parts.ts';
import { differing, pick, type Values } from '../../forms/values.ts';
import { FieldValue } from '../../forms/view/FieldList.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useClosedByLeaving } from '../../shell/use-closed-by-leaving.ts';
import type { Conflict, DrawValue } from './conflict.ts';

/** `form` is open, so its schema is loaded. */
type Props = Conflict & { form: string; draw: DrawValue | undefined };

/** Someone saved in between: what differs, and the choice between both. Escape goes back to the form as it is. */
export default function StaleDialog({ form: id, draw, mine, changed, theirs, reload, overwrite, close }: Props) {
  useClosedByLeaving(close);
  const form = useDocument('forms', id);
  const part = partsOf(useEnvironment().store.source).get(id);
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
        {form && part && (
          <Differences
            form={form}
            draw={draw}
            schema={part.schema as ObjectSchema}
            mine={mine}
            changed={changed}
            theirs={theirs}
          />
        )}
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

interface DifferencesProps extends Pick<Conflict, 'mine' | 'changed' | 'theirs'> {
  form: Form;
  draw: DrawValue | undefined;
  schema: ObjectSchema;
}

function Differences({ form, draw, schema, mine, changed, theirs }: DifferencesProps) {
  const { text } = useMessages();
  const names = differing(schema, mine, pick(schema, theirs));
  const value = (name: string, values: Values) =>
    draw?.(name, values[name]) ?? (
      <FieldValue
        schema={schema.properties[name] ?? {}}
        values={values}
        name={name}
        layout={form.layout}
        path={name}
        folds
      />
    );
  if (names.length === 0) return null;
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
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {form.layout.labels?.[name] ?? schema.properties[name]?.title ?? name}
            </TableCell>
            <TableCell>{changed.includes(name) ? value(name, mine) : text('shell/form.untouched')}</TableCell>
            <TableCell>{value(name, theirs)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
