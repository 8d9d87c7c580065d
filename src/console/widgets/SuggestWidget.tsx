import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Choices } from '../shell/Choices.tsx';
import type { WidgetProps } from '../slots.ts';
import { useDraft } from './use-draft.ts';
import { useRelated } from './use-related.ts';

/** A text for which the server knows values that are in use; another may be typed, and is said to be new. */
export default function SuggestWidget(props: WidgetProps) {
  const { id, label, required, disabled, invalid, describedBy, placeholder, options } = props;
  const [open, setOpen] = useState(false);
  const stored = props.value === undefined || props.value === null ? '' : String(props.value);
  const draft = useDraft(stored, (text) => props.onChange(text === '' ? undefined : text));
  const [first] = useState(stored);
  const isChanged = draft.shown.trim() !== '' && draft.shown !== first;
  const asked = { ...props, options: { value: 'value', label: 'value', ...options } };
  const found = useRelated(asked, draft.shown, open || isChanged);
  const isUsed = found.data?.some((one) => one.label.toLowerCase() === draft.shown.trim().toLowerCase());
  const isNew = isChanged && !open && !found.searching && isUsed === false;
  const { text } = useMessages();
  return (
    <Autocomplete
      slots={{ popper: Choices }}
      id={id}
      freeSolo
      options={(found.data ?? []).map((one) => one.label)}
      filterOptions={(all) => all}
      open={open && (found.data ?? []).length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputValue={draft.shown}
      onInputChange={(_, text, reason) => reason !== 'reset' && draft.change(text)}
      onChange={(_, picked) => {
        draft.change(picked ?? '');
        props.onChange(picked || undefined);
      }}
      onBlur={() => {
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
          helperText={isNew && <span role="status">{text('shell/form.unused')}</span>}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-describedby': describedBy } }}
        />
      )}
    />
  );
}
