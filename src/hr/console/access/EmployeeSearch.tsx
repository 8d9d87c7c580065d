import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Choices } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import { type Employee, useEmployees } from './use-employees.ts';

interface Props {
  chosen: Employee | null;
  choose(employee: Employee | null): void;
}

/** One employee, by typing a part of the email. The server searches; nothing is filtered here. */
export function EmployeeSearch({ chosen, choose }: Props) {
  const { text } = useMessages();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const search = useEmployees(typed);
  return (
    <>
      <Autocomplete<Employee>
        slots={{ popper: Choices }}
        value={chosen}
        options={search.found}
        open={open && search.found.length > 0}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={(_, picked) => choose(picked)}
        onInputChange={(_, next, reason) => {
          setTyped(reason === 'input' ? next : '');
          if (reason === 'input') setOpen(true);
        }}
        filterOptions={(found) => found}
        getOptionLabel={(one) => one.email}
        getOptionKey={(one) => one.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        clearText={text('shell/form.clear')}
        forcePopupIcon={false}
        fullWidth
        size="small"
        renderOption={({ key, ...item }, one) => (
          <Box component="li" key={key} {...item}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {one.email}
              <Typography variant="body2" color="text.secondary">
                {one.display_name} · {one.employee_id}
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField {...params} autoFocus label={text('access/group.find-employee')} type="search" />
        )}
      />
      <Told search={search} />
    </>
  );
}

/** What becomes of the search: always in the same place, and read out. */
function Told({ search }: { search: ReturnType<typeof useEmployees> }) {
  const { text, explain } = useMessages();
  const { error, tooShort, searching, searched, found, call } = search;
  const said = () => {
    if (error) return explain(error, call?.messages).text;
    if (tooShort) return text('access/group.search-short');
    if (searching) return text('access/group.searching');
    if (searched && found.length === 0) return text('access/group.no-hits');
    return text('access/group.find-employee-help');
  };
  return (
    <FormHelperText role="status" error={Boolean(error)} sx={{ mx: 1.75 }}>
      {said()}
    </FormHelperText>
  );
}
