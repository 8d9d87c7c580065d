import type { I18nProvider } from 'react-admin';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { fillIn } from './fill-in.ts';

/** react-admin's own texts come from `shell/react-admin.messages.json`, under their own keys; names of resources from entities. */
export function createI18nProvider(store: ArtifactStore): I18nProvider {
  return {
    translate(key, options = {}) {
      const found = store.get().messages[`shell/react-admin.${key}`]?.text ?? nameOf(store, key);
      const text = found ?? options._ ?? key;
      const forms = text.split(' |||| ');
      return fillIn(options.smart_count === 1 ? forms[0] : forms[forms.length - 1], options);
    },
    changeLocale: async () => undefined,
    getLocale: () => 'en',
  };
}

/** `resources.ENTITY.name`, of one and of several, and `resources.ENTITY.fields.PROPERTY`. */
function nameOf(store: ArtifactStore, key: string): string | undefined {
  const [, entity = '', part] = /^resources\.([^.]+)\.(?:name|fields\.(.+))$/.exec(key) ?? [];
  if (part) return store.get().entities[entity]?.schema.properties[part]?.title;
  const resource = store.source.resources[entity];
  return resource && `${resource.label} |||| ${resource.plural}`;
}
