import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { type Group, groupsOf, hiddenFields } from '../layout.ts';
import { type ObjectOptions, optionsOf } from '../ui-schema.ts';
import type { Values } from '../values.ts';
import { Rows, TitledCard } from '../view/TitledCard.tsx';
import { GroupTitleContext } from './group-title.ts';

/** The layout's groups and columns. Fields whose `when` does not hold are not there. */
export function ObjectFrame({ properties, uiSchema, formData, fieldPathId }: ObjectFieldTemplateProps) {
  const { level } = optionsOf<ObjectOptions>(uiSchema);
  const hidden = hiddenFields(level.rules, (formData ?? {}) as Values);
  const shown = new Map(properties.filter(({ name }) => !hidden.has(name)).map(({ name, content }) => [name, content]));
  const unseen = properties.filter((property) => property.hidden).map(({ content }) => content);
  const groups = groupsOf(level, [...shown.keys()]);
  const drawn = groups.map((group, index) => (
    // Not by its fields: it would be mounted anew, and lose the focus, when one of them appears.
    <GroupFrame
      key={group.title ?? index}
      group={group}
      id={`${fieldPathId.$id}__group-${index}`}
      turned={group.turnedBy && shown.get(group.turnedBy)}
    >
      {group.fields.filter((name) => name !== group.turnedBy).map((name) => shown.get(name))}
    </GroupFrame>
  ));
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {groups.some(({ row }) => row) ? <Rows>{drawn}</Rows> : drawn}
      {unseen}
    </Box>
  );
}

const Columns = styled('div', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(
  ({ theme, count }) => ({
    display: 'grid',
    gap: 20,
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
);

const About = styled('p')(({ theme }) => ({
  margin: '0 0 16px',
  fontSize: '0.875rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

interface GroupProps {
  group: Group;
  id: string;
  /** The field that turns the group on. */
  turned?: ReactNode;
  children: ReactNode[];
}

function GroupFrame({ group, id, turned, children }: GroupProps) {
  if (group.read !== undefined) return group.read;
  const fields = children.length > 0 && (
    <GroupTitleContext value={group.title}>
      <Columns count={group.columns ?? 1}>{children}</Columns>
    </GroupTitleContext>
  );
  if (!group.title) {
    return group.description ? (
      <div>
        <About>{group.description}</About>
        {fields}
      </div>
    ) : (
      fields
    );
  }
  return (
    <TitledCard role="group" title={group.title} id={id} about={group.description} turned={turned} row={group.row}>
      {fields}
    </TitledCard>
  );
}
