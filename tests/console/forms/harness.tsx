import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, vi } from 'vitest';
import { ArtifactStore } from '../../../src/console/artifacts/artifact-store.ts';
import { createConfirming } from '../../../src/console/data/confirming.ts';
import { createDataProvider } from '../../../src/console/data/data-provider.ts';
import { createQuestion } from '../../../src/console/data/question.ts';
import { createReachability } from '../../../src/console/data/reachability.ts';
import { createTransport } from '../../../src/console/data/transport.ts';
import { DraftKeys } from '../../../src/console/drafts/draft-keys.ts';
import { Drafts } from '../../../src/console/drafts/drafts.ts';
import { type Environment, EnvironmentContext } from '../../../src/console/environment.ts';
import { createI18nProvider } from '../../../src/console/messages/i18n-provider.ts';
import { componentOf } from '../../../src/console/screens/screen-kinds.ts';
import { Session } from '../../../src/console/session/session.ts';
import { SessionStore } from '../../../src/console/session/session-store.ts';
import { Overlays } from '../../../src/console/shell/Overlays.tsx';
import type { ConsoleRegistry } from '../../../src/console/slots.ts';
import { theme } from '../../../src/console/theme.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { LooseStyles } from '../support/loose-styles.tsx';
import { artifacts, sourceOf } from './documents.mjs';

// The first form of a test file waits for RJSF to be transformed.
configure({ asyncUtilTimeout: 5_000 });
afterEach(cleanup);

interface Request {
  method: string;
  path: string;
  body?: Record<string, unknown>;
  headers: Record<string, string>;
}

export type Server = (
  request: Request,
) => { status?: number; body?: unknown; etag?: string; headers?: Record<string, string> } | undefined;

const nobody: ConsoleRegistry = { cells: {}, widgets: {}, components: {} };

export const admin = {
  id: '11111111-1111-4111-8111-111111111111',
  type: 'SuperAdmin',
  company: 'c',
  permissions: Object.values(artifacts.gates).flatMap((gate) => codes(gate.needs)),
  milestone_active: true,
  alert_words_active: true,
  allow_stage_edit: true,
  date_format: 'DD-MM-YYYY',
  display_name: 'Ada Admin',
};

function codes(needs: unknown): string[] {
  const { permission = [], all = [], any = [] } = needs as Record<string, unknown[]>;
  return [...[permission].flat().map(String), ...[...all, ...any].flatMap(codes)];
}

/** Forms of the product without what only the product's code draws beside them. */
function drawnBy({ components }: ConsoleRegistry, documents: Artifacts): Artifacts {
  const forms = Object.entries(documents.forms).map(([id, form]) => {
    const { aside, ...layout } = form.layout;
    return [id, aside && !components[aside.component] ? { ...form, layout } : form];
  });
  return { ...documents, forms: Object.fromEntries(forms) };
}

/** The console's hooks around any element, over a server that is a function. */
export async function show(
  element: ReactNode,
  options: {
    server?: Server;
    registry?: ConsoleRegistry;
    at?: string;
    documents?: Artifacts;
    person?: typeof admin;
    /** Holds an answer back until what it gives has settled. */
    hold?(request: Request): Promise<void> | undefined;
  } = {},
) {
  const { server = () => undefined, registry = nobody, at = '/', person = admin } = options;
  const documents = drawnBy(registry, options.documents ?? artifacts);
  const requests: Request[] = [];
  const fetch = vi.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(url);
    if (path === '/auth/session') return Response.json(person);
    const request = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: (init.headers ?? {}) as Record<string, string>,
    };
    // Asked once someone has typed for a second, which they have on a slow machine.
    if (request.path !== '/auth/draft-key') requests.push(request);
    await options.hold?.(request);
    const { status = 200, body = {}, etag, headers } = server(request) ?? {};
    return new Response(JSON.stringify(body), { status, headers: { ...headers, ...(etag && { etag }) } });
  });
  const environment = environmentOf(documents, registry, fetch as typeof globalThis.fetch, person);
  const { store, transport } = environment;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const page = (
    <EnvironmentContext value={environment}>
      <ThemeProvider theme={theme}>
        <CoreAdminContext
          dataProvider={createDataProvider(store, transport)}
          i18nProvider={createI18nProvider(store)}
          queryClient={queries}
          store={memoryStore()}
        >
          <Overlays>
            <main>
              <Suspense fallback="loading">{element}</Suspense>
            </main>
          </Overlays>
        </CoreAdminContext>
      </ThemeProvider>
    </EnvironmentContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  // What suspends inside a synchronous act is never drawn again.
  const rendered = await act(async () => render(<RouterProvider router={router} />, { wrapper: LooseStyles }));
  return { ...rendered, requests, router, environment };
}

function environmentOf(
  documents: Artifacts,
  registry: ConsoleRegistry,
  fetch: typeof globalThis.fetch,
  person: typeof admin,
): Environment {
  const store = new ArtifactStore(sourceOf(documents));
  const session = new SessionStore();
  const signIn = createQuestion();
  const confirming = createConfirming();
  const transport = createTransport({
    fetch,
    confirm: confirming.confirm,
    resume: async () => {
      session.set(null);
      return false;
    },
    onReachable: () => undefined,
  });
  session.set(person);
  const signing = new Session(transport, session, signIn, () => undefined);
  const stepUp = createQuestion();
  return {
    store,
    session,
    signing,
    registry,
    componentOf,
    transport,
    stepUp,
    signIn,
    confirming,
    reachability: createReachability(),
    drafts: new Drafts(),
    draftKeys: new DraftKeys(),
  };
}

export { expectAccessible } from '../support/accessible.ts';
