import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useContext, useState } from 'react';
import { useRelatedName } from '../data/use-related-name.ts';
import { FormValuesContext } from '../forms/form-values.ts';
import { textsOf } from '../messages/texts-of.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Choices } from '../shell/Choices.tsx';
import type { WidgetProps } from '../slots.ts';
import { Choice } from './Choice.tsx';
import { type Related, useRelated } from './use-related.ts';

/** One record of another kind, found by typing. The server searches; nothing is filtered here. */
export default function RelationWidget(props: WidgetProps) {
  const { id, onChange, onBlur, disabled } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { data = [], searching, error, call, said, isShort } = useRelated(props, typed, open);
  const { text, explain } = useMessages();
  const { chosen, remember } = useChosen(props);
  return (
    <>
      <Autocomplete<Related>
        slots={{ popper: Choices }}
        id={id}
        value={chosen}
        options={data}
        open={open && !isShort}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={(_, picked) => {
          remember(picked);
          onChange(picked?.id);
        }}
        onInputChange={(_, next, reason) => setTyped(reason === 'input' ? next : '')}
        onBlur={onBlur}
        disabled={disabled}
        loading={searching}
        loadingText={text('shell/form.searching')}
        noOptionsText={error ? explain(error, call?.messages).text : text(said.none ?? 'shell/form.no-choice')}
        clearText={text('shell/form.clear')}
        openText={text('shell/form.open')}
        closeText={text('shell/form.close')}
        filterOptions={(found) => found}
        getOptionLabel={(one) => one.label}
        getOptionKey={(one) => one.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderOption={({ key, ...item }, one) => <Choice key={key} item={item} one={one} />}
        renderInput={(params) => <Input params={params} field={props} />}
        size="small"
        fullWidth
      />
      {(said.short || said.chosen) && (
        <FormHelperText role="status">
          {isShort && typed !== '' && said.short && text(said.short)}
          {chosen?.row && said.chosen && text(said.chosen, textsOf(chosen.row))}
        </FormHelperText>
      )}
      {error && !open && (
        <FormHelperText error role="alert">
          {explain(error, call?.messages).text}
        </FormHelperText>
      )}
    </>
  );
}

function Input({ params, field }: { params: AutocompleteRenderInputParams; field: WidgetProps }) {
  const { label, required, invalid, placeholder, describedBy } = field;
  return (
    <TextField
      {...params}
      label={label}
      required={required}
      error={invalid}
      placeholder={placeholder}
      slotProps={{
        htmlInput: { ...params.inputProps, 'aria-describedby': describedBy },
        ...(placeholder ? { inputLabel: { ...params.InputLabelProps, shrink: true } } : {}),
      }}
    />
  );
}

/**
 * The form holds only an id. Its words come from what was picked here (also before the widget was drawn anew), then
 * from the record that was opened; neither needs a call. Where neither knows it, the record itself is asked.
 */
function useChosen({ name, value, schema }: WidgetProps) {
  const { record, names } = useContext(FormValuesContext);
  const [picked, setPicked] = useState<Related | null>(null);
  const label = `${name}__name`;
  const remember = (one: Related | null) => {
    names[name] = one?.id ?? null;
    names[label] = one?.label ?? null;
    setPicked(one);
  };
  const isSet = value !== undefined && value !== null && value !== '';
  const told = [names, record].find((known) => known[name] === value)?.[label];
  const isUnknown = isSet && picked?.id !== value && told === undefined;
  const found = useRelatedName(schema, isUnknown ? String(value) : undefined);
  if (!isSet) return { chosen: null, remember };
  if (picked?.id === value) return { chosen: picked, remember };
  return { chosen: { id: String(value), label: String(told ?? found ?? value) }, remember };
}
