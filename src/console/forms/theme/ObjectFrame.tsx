import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { type Group, groupsOf, hiddenFields } from '../layout.ts';
import { type ObjectOptions, optionsOf } from '../ui-schema.ts';
import type { Values } from '../values.ts';

/** The layout's groups and columns. Fields whose `when` does not hold are not there. */
export function ObjectFrame({ properties, uiSchema, formData, fieldPathId }: ObjectFieldTemplateProps) {
  const { level } = optionsOf<ObjectOptions>(uiSchema);
  const hidden = hiddenFields(level.rules, (formData ?? {}) as Values);
  const shown = new Map(properties.filter(({ name }) => !hidden.has(name)).map(({ name, content }) => [name, content]));
  const unseen = properties.filter((property) => property.hidden).map(({ content }) => content);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {groupsOf(level, [...shown.keys()]).map((group, index) => (
        <GroupFrame key={group.title ?? group.fields.join()} group={group} id={`${fieldPathId.$id}__group-${index}`}>
          {group.fields.map((name) => shown.get(name))}
        </GroupFrame>
      ))}
      {unseen}
    </Box>
  );
}

function GroupFrame({ group, id, children }: { group: Group; id: string; children: ReactNode }) {
  const columns = {
    display: 'grid',
    gap: 2.5,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${group.columns ?? 1}, minmax(0, 1fr))` },
  };
  if (!group.title) return <Box sx={columns}>{children}</Box>;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h6" gutterBottom>
        {group.title}
      </Typography>
      {group.description && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {group.description}
        </Typography>
      )}
      <Box sx={columns}>{children}</Box>
    </Box>
  );
}
