import type { StandalonePage } from '../../src/console/standalone/slots.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import type { PageScreen } from '../../src/shared/documents/screen.ts';
import { wireOnly } from './parts.ts';

/** What each page that is sent without the console knows: its calls, and its own words with those that the calls name. */
export function standalonePages(artifacts: Artifacts): StandalonePage[] {
  const routes = Object.values(artifacts.screens).flatMap((screen) => (screen.kind === 'routes' ? screen.routes : []));
  return routes.flatMap(({ path, screen: id, standalone }) => {
    const screen = artifacts.screens[id ?? ''];
    return standalone && screen?.kind === 'page' ? [pageOf(artifacts, path, screen)] : [];
  });
}

function pageOf(artifacts: Artifacts, path: string, screen: PageScreen): StandalonePage {
  // A call that there is not, `check` says.
  const calls = Object.fromEntries(
    Object.values(screen.calls ?? {}).flatMap((id) => {
      const call = artifacts.calls[id];
      return call ? [[id, wireOnly(call)]] : [];
    }),
  );
  const named = JSON.stringify(calls);
  const messages = Object.entries(artifacts.messages).filter(
    ([id]) => id.startsWith(`${screen.id}.`) || always.includes(id) || named.includes(`"${id}"`),
  );
  return {
    path,
    title: screen.title ?? '',
    component: screen.component ?? '',
    calls: calls as StandalonePage['calls'],
    messages: Object.fromEntries(messages),
  };
}

/** What any failure may need. */
const always = ['shell/offline', 'shell/some-error'];

export const standaloneModule = (artifacts: Artifacts): string =>
  `export const pages = JSON.parse(${JSON.stringify(JSON.stringify(standalonePages(artifacts)))});\n`;
