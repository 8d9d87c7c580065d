import { render } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';
import { consoleRoutes, createConsole } from '../../../src/console/console.tsx';
import type {
  ArtifactsPart,
  ArtifactsSource,
  CellProps,
  ComponentProps,
  ConsoleRegistry,
} from '../../../src/console/slots.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { resourcesOf } from '../../../src/shared/screens/resources.ts';
import { LooseStyles } from './loose-styles.tsx';
import { toyArtifacts } from './toy-artifacts.ts';
import { ToyLibrary } from './toy-library.ts';

const of = (artifacts: Artifacts, wanted: (subject: string) => boolean): ArtifactsPart =>
  Object.fromEntries(
    Object.entries(artifacts).map(([kind, documents]) => [
      kind,
      Object.fromEntries(Object.entries(documents).filter(([id]) => wanted(id.split('/')[0] as string))),
    ]),
  );

const first = ['shell', 'desk', 'account'];

/** Documents as the console gets them: the shell's at once, a subject's when it is first shown. */
export function toySource(
  artifacts: Artifacts = toyArtifacts,
): ArtifactsSource & { change(part: ArtifactsPart): void } {
  const listeners = new Set<(part: ArtifactsPart) => void>();
  return {
    initial: { ...of(artifacts, (subject) => first.includes(subject)), gates: artifacts.gates },
    resources: resourcesOf(artifacts),
    subject: async (name) => of(artifacts, (subject) => subject === name),
    form: async () => ({ schema: {}, validators: {} }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => {
      for (const listener of listeners) listener(part);
    },
  };
}

const Shelf = ({ values: [room, shelf] }: CellProps) => `${room}-${shelf}`;
const BookPage = ({ params }: ComponentProps) => <h1>{`Book page ${params.id} from ${params.page}`}</h1>;

export const toyRegistry: ConsoleRegistry = {
  cells: { shelf: Object.assign(Shelf, { text: ({ values }: CellProps) => values.join('/') }) },
  widgets: {},
  components: { 'book-page': async () => ({ default: BookPage }) },
};

interface Shown {
  at: InitialEntry;
  library?: ToyLibrary;
  source?: ArtifactsSource;
  registry?: ConsoleRegistry;
}

/** The whole console in a page, over the toy library's wire. */
export function showConsole({ at, library = new ToyLibrary(), source = toySource(), registry = toyRegistry }: Shown) {
  const running = createConsole({ source, registry, fetch: library.fetch });
  const router = createMemoryRouter(consoleRoutes(running), { initialEntries: [at] });
  const shown = render(<RouterProvider router={router} />, { wrapper: LooseStyles });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...shown, running, router, library, address };
}
