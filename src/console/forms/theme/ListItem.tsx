import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ArrayFieldItemTemplateProps, buttonId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../shell/Icon.tsx';
import { type ListOptions, optionsOf } from '../ui-schema.ts';
import { useListStep } from './list-focus.ts';

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
  const off = Boolean(disabled || readonly);
  const button = (
    action: 'moveUp' | 'moveDown' | 'remove',
    message: string,
    icon: ReactNode,
    isOff: boolean,
    run: (event: unknown) => void,
  ) => (
    <IconButton
      id={buttonId(fieldPathId, action)}
      aria-label={text(message, { item: name })}
      title={text(message, { item: name })}
      disabled={off || isOff}
      onClick={run}
      size="small"
    >
      {icon}
    </IconButton>
  );
  const move = (button: 'moveUp' | 'moveDown', run: (event: unknown) => void) => (event: unknown) => {
    note({ kind: 'moved', index: button === 'moveUp' ? index - 1 : index + 1, button });
    run(event);
  };
  const remove = (event: unknown) => {
    note({ kind: 'removed', index });
    onRemoveItem(event);
  };
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {button(
        'moveUp',
        'shell/form.move-up',
        <Icon name="arrow-up" fontSize="small" />,
        index === 0,
        move('moveUp', onMoveUpItem),
      )}
      {button(
        'moveDown',
        'shell/form.move-down',
        <Icon name="arrow-down" fontSize="small" />,
        index === totalItems - 1,
        move('moveDown', onMoveDownItem),
      )}
      {button('remove', 'shell/form.remove', <Icon name="delete" fontSize="small" />, totalItems <= min, remove)}
    </Box>
  );
}
