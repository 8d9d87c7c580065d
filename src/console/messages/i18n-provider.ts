import type { I18nProvider } from 'react-admin';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { fill } from './explain.ts';

/** react-admin's own texts come from `shell/react-admin.messages.json`, under their own keys. */
export function createI18nProvider(store: ArtifactStore): I18nProvider {
  return {
    translate(key, options = {}) {
      const found = store.get().messages[`shell/react-admin.${key}`]?.text;
      const text = found ?? options._ ?? key;
      const forms = text.split(' |||| ');
      return fill(options.smart_count === 1 ? forms[0] : forms[forms.length - 1], options);
    },
    changeLocale: async () => undefined,
    getLocale: () => 'en',
  };
}
