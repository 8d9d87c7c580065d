import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ArrayFieldItemTemplateProps, buttonId } from '@rjsf/utils';
import { useContext } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../shell/Icon.tsx';
import { type ListOptions, optionsOf } from '../ui-schema.ts';
import { type ListStep, LockedContext, useListStep } from './list-focus.ts';

export function ListItem(props: ArrayFieldItemTemplateProps) {
  const { children, index, schema, parentUiSchema } = props;
  const { item } = optionsOf<ListOptions>(parentUiSchema);
  const name = `${item} ${index + 1}`;
  const buttons = <ItemButtons {...props} name={name} />;
  if ([schema.type].flat().includes('object')) {
    return (
      <Paper component="li" variant="outlined" data-item={index} sx={{ p: 2 }}>
        <Box role="group" aria-label={name}>
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 1.5 }}>
            <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
              {name}
            </Typography>
            {buttons}
          </Box>
          {children}
        </Box>
      </Paper>
    );
  }
  return (
    <Box component="li" data-item={index} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {buttons}
    </Box>
  );
}

function ItemButtons({
  buttonsProps,
  index,
  totalItems,
  parentUiSchema,
  name,
}: ArrayFieldItemTemplateProps & { name: string }) {
  const { fieldPathId, disabled, readonly, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const { min } = optionsOf<ListOptions>(parentUiSchema);
  const { text } = useMessages();
  const note = useListStep();
  const locked = useContext(LockedContext);
  if (index < locked)
    return (
      <>
        <Icon name="lock" fontSize="small" color="action" />
        <span className="unseen">{text('shell/form.locked')}</span>
      </>
    );
  const buttons: ItemButton[] = [
    {
      action: 'moveUp',
      label: text('shell/form.move-up', { item: name }),
      icon: 'arrow-up',
      off: index === locked,
      step: { kind: 'moved', index: index - 1, button: 'moveUp' },
      run: onMoveUpItem,
    },
    {
      action: 'moveDown',
      label: text('shell/form.move-down', { item: name }),
      icon: 'arrow-down',
      off: index === totalItems - 1,
      step: { kind: 'moved', index: index + 1, button: 'moveDown' },
      run: onMoveDownItem,
    },
    {
      action: 'remove',
      label: text('shell/form.remove', { item: name }),
      icon: 'delete',
      off: totalItems <= min,
      step: { kind: 'removed', index },
      run: onRemoveItem,
    },
  ];
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {buttons.map(({ action, label, icon, off, step, run }) => (
        <IconButton
          key={action}
          id={buttonId(fieldPathId, action)}
          aria-label={label}
          title={label}
          disabled={disabled || readonly || off}
          onClick={(event) => {
            note(step);
            run(event);
          }}
        >
          <Icon name={icon} fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}

interface ItemButton {
  action: 'moveUp' | 'moveDown' | 'remove';
  label: string;
  icon: string;
  off: boolean;
  /** Where the focus goes afterwards. */
  step: ListStep;
  run(event: unknown): void;
}
