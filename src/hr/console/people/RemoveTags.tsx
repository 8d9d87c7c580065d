import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { Choices, LoadFailure } from '../../../console/parts.ts';
import { useCall, useDocument, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Carried = Calls['people/tags/carried']['answer']['data'];

const callId = 'people/tags/carried';

interface Props {
  people: readonly string[];
  chosen: readonly string[];
  choose(tags: string[]): void;
}

/** Tags to take off several people: those that they carry, each with how many of them do. */
export function RemoveTags({ people, chosen, choose }: Props) {
  const read = useCall(callId);
  const call = useDocument('calls', callId);
  const { text } = useMessages();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [callId, ...people],
    queryFn: async ({ signal }) => (await read<{ data: Carried }>({ body: { ids: people }, signal })).body.data,
    retry: false,
  });
  if (!data && error) return <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />;
  const count = new Map(data?.map((one) => [one.tag, one.count]));
  return (
    <Autocomplete
      slots={{ popper: Choices }}
      multiple
      filterSelectedOptions
      size="small"
      loading={isPending}
      disabled={data?.length === 0}
      value={[...chosen]}
      options={[...count.keys()]}
      onChange={(_, tags) => choose(tags)}
      renderOption={({ key, ...props }, tag) => (
        <li key={key} {...props}>
          <span style={{ flex: 1 }}>{tag}</span>
          <small>{text('people/tags/carried', { count: count.get(tag) ?? 0, all: people.length })}</small>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text('people/tags/remove')}
          helperText={data?.length === 0 ? text('people/tags/none-carried', { count: people.length }) : undefined}
        />
      )}
    />
  );
}
