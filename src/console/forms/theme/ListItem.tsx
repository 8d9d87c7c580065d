import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ArrayFieldItemTemplateProps, buttonId } from '@rjsf/utils';
import { type ReactNode, useCallback, useContext } from 'react';
import type { Schema } from '../../../shared/documents/schema.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../shell/Icon.tsx';
import { type ListOptions, optionsOf } from '../ui-schema.ts';
import { FoldsContext, RevealContext } from './folds.ts';
import { ItemLine } from './ItemLine.tsx';
import { type ItemButton, ItemMenu } from './ItemMenu.tsx';
import { LockedContext, useListStep } from './list-focus.ts';

export function ListItem(props: ArrayFieldItemTemplateProps) {
  const { children, index, schema, parentUiSchema } = props;
  const { item } = optionsOf<ListOptions>(parentUiSchema);
  const folds = useContext(FoldsContext);
  const name = `${item} ${index + 1}`;
  if (![schema.type].flat().includes('object')) {
    return (
      <Box component="li" data-item={index} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
        <ItemButtons {...props} name={name} />
      </Box>
    );
  }
  if (folds) return <FoldedItem {...props} name={name} />;
  return (
    <Sheet index={index} name={name}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1.5 }}>
        <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <ItemButtons {...props} name={name} />
      </Box>
      {children}
    </Sheet>
  );
}

const Sheet = ({ index, name, children }: { index: number; name: string; children: ReactNode }) => (
  <Paper component="li" variant="outlined" data-item={index} sx={{ p: 2 }}>
    <Box role="group" aria-label={name}>
      {children}
    </Box>
  </Paper>
);

type NamedItem = ArrayFieldItemTemplateProps & { name: string };

/** Closed, its fields are kept: what was typed last may not have been told yet. */
function FoldedItem(props: NamedItem) {
  const { children, index, itemKey, schema, parentUiSchema, name, buttonsProps } = props;
  const { folds } = optionsOf<ListOptions>(parentUiSchema);
  const list = useContext(FoldsContext);
  const opened = list?.reveal;
  const reveal = useCallback(() => opened?.(itemKey), [opened, itemKey]);
  if (!folds || !list) return null;
  const isOpen = list.isOpen(itemKey, index);
  const id = `${buttonsProps.fieldPathId.$id}__fields`;
  return (
    <Paper component="li" variant="outlined" data-item={index} sx={{ px: 1.5, py: 0.5 }}>
      <Box role="group" aria-label={name}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box component="h3" sx={{ display: 'flex', flex: 1, minWidth: 0, m: 0 }}>
            <ItemLine
              id={id}
              name={name}
              folds={folds}
              schema={schema as Schema}
              values={list.valuesOf(index)}
              isOpen={isOpen}
              toggle={() => list.toggle(itemKey)}
            />
          </Box>
          <ItemButtons {...props} name={name} inMenu />
        </Box>
        <Box id={id} hidden={!isOpen} sx={{ p: 0.5, pt: 1.5, pb: 1.5 }}>
          {/* The lines of a list within it are its own business. */}
          <FoldsContext value={undefined}>
            <RevealContext value={reveal}>{children}</RevealContext>
          </FoldsContext>
        </Box>
      </Box>
    </Paper>
  );
}

function ItemButtons({
  buttonsProps,
  index,
  totalItems,
  parentUiSchema,
  name,
  inMenu,
}: NamedItem & { inMenu?: boolean }) {
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
  const press = ({ step, run }: ItemButton) => {
    note(step);
    run();
  };
  const isOff = disabled || readonly;
  if (inMenu)
    return <ItemMenu id={`${fieldPathId.$id}__menu`} name={name} buttons={buttons} disabled={isOff} run={press} />;
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {buttons.map((button) => (
        <IconButton
          key={button.action}
          id={buttonId(fieldPathId, button.action)}
          aria-label={button.label}
          title={button.label}
          disabled={isOff || button.off}
          onClick={() => press(button)}
        >
          <Icon name={button.icon} fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}
