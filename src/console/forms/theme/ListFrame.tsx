import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ArrayFieldTemplateProps, buttonId, errorId, helpId } from '@rjsf/utils';
import { startTransition, useContext } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../shell/Icon.tsx';
import { isLocked, type ListOptions, optionsOf } from '../ui-schema.ts';
import { FoldsContext, useFolds } from './folds.ts';
import { GroupTitleContext } from './group-title.ts';
import { ListStepContext, LockedContext, useListFocus } from './list-focus.ts';

/** A list whose items are added, removed and moved with buttons; what happened is told to who cannot see it. */
export function ListFrame(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, items, canAdd, disabled, readonly, required, uiSchema, rawErrors = [] } = props;
  const options = optionsOf<ListOptions>(uiSchema);
  const { item, add: addLabel } = options;
  const values = [props.formData ?? []].flat();
  const locked = values.filter((one) => isLocked(one, options)).length;
  const { folds, isAll, all, open } = useFolds(
    items.map(({ key }) => String(key)),
    values,
  );
  const { text } = useMessages();
  const id = fieldPathId.$id;
  const { note, done } = useListFocus(id, items.length);
  const described = [rawErrors.length > 0 && errorId(id), uiSchema?.['ui:help'] && helpId(id)].filter(Boolean);
  const add = () => {
    note({ kind: 'added', index: items.length });
    // A whole form is drawn anew: the press itself is answered before.
    startTransition(() => {
      open(items.length);
      props.onAddClick();
    });
  };
  return (
    <ListStepContext value={note}>
      <Box
        component="fieldset"
        id={id}
        tabIndex={-1}
        aria-describedby={described.join(' ') || undefined}
        sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
      >
        <Legend
          title={uiSchema?.['ui:title'] ?? title}
          required={required}
          count={items.length}
          max={props.schema.maxItems}
        />
        {options.folds && items.length > 1 && (
          <Button size="small" onClick={all} sx={{ float: 'right', mt: -5 }}>
            {text(isAll ? 'shell/form.fold-all' : 'shell/form.unfold-all')}
          </Button>
        )}
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: options.folds ? 1 : 2,
          }}
        >
          <LockedContext value={locked}>
            <FoldsContext value={options.folds && folds}>{items}</FoldsContext>
          </LockedContext>
        </Box>
        {canAdd && (
          <Button
            id={buttonId(fieldPathId, 'add')}
            startIcon={<Icon name="add" />}
            onClick={add}
            disabled={disabled || readonly}
            sx={{ mt: 1 }}
          >
            {addLabel ?? text('shell/form.add', { item })}
          </Button>
        )}
        <Box role="status" className="unseen">
          {done && text(`shell/form.${done.kind}`, { item: `${item} ${itemNumber(done)}`, position: done.index + 1 })}
        </Box>
      </Box>
    </ListStepContext>
  );
}

interface LegendProps {
  title: string;
  required?: boolean;
  count: number;
  max?: number;
}

function Legend({ title, required, count, max }: LegendProps) {
  const { text } = useMessages();
  const said = useContext(GroupTitleContext) === title;
  return (
    <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1 }}>
      <span className={said ? 'unseen' : undefined}>
        {title}
        {required && ' *'}
      </span>
      {max !== undefined && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: said ? 0 : 1 }}>
          {text('shell/form.count', { count, max })}
        </Typography>
      )}
    </Typography>
  );
}

type Step = NonNullable<ReturnType<typeof useListFocus>['done']>;

/** A moved item is called by the number it had. */
function itemNumber(step: Step): number {
  if (step.kind !== 'moved') return step.index + 1;
  return step.button === 'moveUp' ? step.index + 2 : step.index;
}
