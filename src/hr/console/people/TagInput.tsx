import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { Choices } from '../../../console/parts.ts';
import { isTag } from '../../rules/tags.ts';

interface Props {
  label: string;
  help?: string;
  offered: readonly string[];
  chosen: readonly string[];
  choose(tags: string[]): void;
}

/** Tags as chips: of those that are offered, or typed and ended by Enter. */
export function TagInput({ label, help, offered, chosen, choose }: Props) {
  return (
    <Autocomplete<string, true, false, true>
      slots={{ popper: Choices }}
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      size="small"
      value={[...chosen]}
      options={[...offered]}
      onChange={(_, tags) => choose(tags.map((tag) => tag.trim()).filter(isTag))}
      renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
    />
  );
}
