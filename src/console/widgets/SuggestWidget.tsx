import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Choices } from '../shell/Choices.tsx';
import type { WidgetProps } from '../slots.ts';
import { Choice } from './Choice.tsx';
import { useDraft } from './use-draft.ts';
import { type Related, useRelated } from './use-related.ts';

/**
 * A text for which the server knows values that are in use, or the records that have them; another may be typed, and
 * is said to be new.
 */
export default function SuggestWidget(props: WidgetProps) {
  const { id, label, required, disabled, invalid, describedBy, placeholder, options } = props;
  const [open, setOpen] = useState(false);
  const stored = props.value === undefined || props.value === null ? '' : String(props.value);
  const draft = useDraft(stored, (text) => props.onChange(text === '' ? undefined : text));
  const [first] = useState(stored);
  const isChanged = draft.shown.trim() !== '' && draft.shown !== first;
  const asked = { ...props, options: { value: 'value', label: 'value', ...options } };
  const found = useRelated(asked, draft.shown, open || isChanged);
  const isUsed = found.data?.some((one) => one.id.toLowerCase() === draft.shown.trim().toLowerCase());
  const isNew = isChanged && !open && !found.searching && isUsed === false;
  const { text } = useMessages();
  return (
    <Autocomplete<Related | string, false, boolean, true>
      slots={{ popper: Choices }}
      id={id}
      freeSolo
      options={found.data ?? []}
      getOptionLabel={textOf}
      getOptionKey={(one) => (typeof one === 'string' ? one : String(one.row?.id ?? one.id))}
      isOptionEqualToValue={(one, other) => textOf(one) === textOf(other)}
      renderOption={({ key, ...item }, one) => typeof one !== 'string' && <Choice key={key} item={item} one={one} />}
      filterOptions={(all) => all}
      open={open && (found.data ?? []).length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputValue={draft.shown}
      onInputChange={(_, text, reason) => reason !== 'reset' && draft.change(text)}
      onChange={(_, picked) => {
        const value = picked ? textOf(picked) : '';
        draft.change(value);
        props.onChange(value || undefined);
      }}
      onBlur={() => {
        // With nothing to offer it is closed already, and nobody is told.
        setOpen(false);
        draft.leave();
        props.onBlur();
      }}
      value={stored || null}
      disabled={disabled}
      size="small"
      fullWidth
      disableClearable={stored === ('' as never)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={invalid}
          placeholder={placeholder}
          helperText={isNew && <span role="status">{text(String(options.unused ?? 'shell/form.unused'))}</span>}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-describedby': describedBy } }}
        />
      )}
    />
  );
}

/** What stands in the field once it is picked. */
const textOf = (one: Related | string): string => (typeof one === 'string' ? one : one.id);
