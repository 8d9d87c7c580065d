import { styled } from '@mui/material/styles';
import { Cell, GatedButton } from '../../../console/parts.ts';
import { type ComponentProps, useMessages, useRunAction } from '../../../console/slots.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  fontSize: '0.875rem',
  '& > .name': { color: (theme.vars ?? theme).palette.text.secondary },
}));

const action = { label: '', icon: 'edit', variant: 'text', gate: 'people/user/tag', opens: 'people/tags' } as const;

/** The tags that someone carries, and the way to change them. */
export default function PersonTags({ record = {}, params }: ComponentProps) {
  const { text } = useMessages();
  const run = useRunAction();
  const tags = Array.isArray(record.tags) ? record.tags : [];
  const edit = { ...action, label: text('people/tags/edit') };
  return (
    <Line>
      <span className="name">{text('people/tags/tags')}</span>
      {tags.length > 0 ? <Cell name="tags" record={record} values={[tags]} /> : text('people/tags/none')}
      <GatedButton action={edit} record={record} run={() => void run(edit, { record, params })} />
    </Line>
  );
}
