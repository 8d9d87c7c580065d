import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choices } from '../../../console/parts.ts';
import { useCall, useConstant } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { useAccessText } from './use-access-text.ts';
import { useSettled } from './use-settled.ts';

export interface Employee {
  id: string;
  name: string;
  email: string;
}

interface Props {
  value: Employee | null;
  choose(employee: Employee | null): void;
}

/** Finds an employee by name, e-mail address or number. */
export function EmployeePicker({ value, choose }: Props) {
  const text = useAccessText();
  const [typed, setTyped] = useState('');
  const { data = [], isFetching } = useEmployees(typed);
  return (
    <Autocomplete
      slots={{ popper: Choices }}
      options={data}
      value={value}
      onChange={(_event, next) => choose(next)}
      onInputChange={(_event, next, reason) => reason === 'input' && setTyped(next)}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching}
      loadingText={text('access/why.searching')}
      noOptionsText={text('access/why.no-employee')}
      renderOption={({ key, ...props }, { name, email }) => (
        <li key={key} {...props}>
          <span>
            {name} <small>{email}</small>
          </span>
        </li>
      )}
      renderInput={(input) => <TextField {...input} label={text('access/why.employee')} />}
    />
  );
}

function useEmployees(typed: string) {
  const search = useSettled(typed.trim(), useConstant<number>('access/group.userSearchDebounce', 500));
  const call = useCall('people/user/search');
  return useQuery({
    queryKey: ['people/user/search', 'why', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = {
        page_limit: 20,
        page_offset: 1,
        fields: 'display_name,email',
        ...(search && { raw_search_string: search }),
      };
      const { data } = (await call<Calls['people/user/search']['answer']>({ body, signal })).body;
      return data.map(
        (row): Employee => ({
          id: String(row.id),
          name: String(row.display_name),
          email: String(row.email),
        }),
      );
    },
  });
}
