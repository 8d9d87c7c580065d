import type { ResourceDefinition } from 'react-admin';
import type { Resource } from '../../shared/screens/resources.ts';
import { Icon } from '../shell/Icon.tsx';

/** Entities as react-admin's resources; their screens are drawn at their own addresses. */
export function resourceDefinitions(resources: Readonly<Record<string, Resource>>): Record<string, ResourceDefinition> {
  const definitions = Object.entries(resources).map(([name, { display, icon, views }]): ResourceDefinition => {
    return {
      name,
      hasList: views.list !== undefined,
      hasCreate: views.create !== undefined,
      hasEdit: views.edit !== undefined,
      hasShow: views.show !== undefined,
      recordRepresentation: display,
      ...(icon && { icon: () => <Icon name={icon} /> }),
    };
  });
  return Object.fromEntries(definitions.map((definition) => [definition.name, definition]));
}
