import { StrictMode } from 'react';
import { createTransport } from '../data/transport.ts';
import { palette } from '../palette.ts';
import { StandaloneContext, type StandalonePage, type StandaloneRegistry } from './slots.ts';

interface StandaloneOptions {
  pages: readonly StandalonePage[];
  registry: StandaloneRegistry;
}

/** The page at this address, with the look of the console and nothing else of it. */
export function createStandalone({ pages, registry }: StandaloneOptions) {
  paint();
  const transport = createTransport({ resume: async () => false });
  const found = pages.flatMap((page) => {
    const params = paramsOf(page.path, location.pathname);
    return params ? [{ page, params }] : [];
  })[0];
  const Page = found && registry[found.page.component];
  if (!found || !Page) throw new Error('There is no page of its own at this address.');
  document.title = found.page.title;
  return (
    <StrictMode>
      <StandaloneContext value={{ page: found.page, transport }}>
        <Page params={found.params} />
      </StandaloneContext>
    </StrictMode>
  );
}

/** Colours of both schemes as custom properties; which holds is up to the style sheet. */
function paint(): void {
  const { style } = document.documentElement;
  for (const [scheme, colours] of Object.entries(palette))
    for (const [name, colour] of Object.entries(colours)) style.setProperty(`--${scheme}-${name}`, colour);
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':') && value) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
