import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import {
  CoreAdminContext,
  type DataProvider,
  type I18nProvider,
  memoryStore,
  ResourceDefinitionContextProvider,
  type Store,
} from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { ArtifactStore } from './artifacts/artifact-store.ts';
import { resourceDefinitions } from './artifacts/resource-definitions.tsx';
import { createConfirming } from './data/confirming.ts';
import { createDataProvider } from './data/data-provider.ts';
import { createQuestion } from './data/question.ts';
import { createReachability, type Reachability } from './data/reachability.ts';
import { createTransport } from './data/transport.ts';
import { DraftKeys } from './drafts/draft-keys.ts';
import { Drafts } from './drafts/drafts.ts';
import { type Environment, EnvironmentContext } from './environment.ts';
import { createI18nProvider } from './messages/i18n-provider.ts';
import { ErrorBoundary } from './screens/ErrorBoundary.tsx';
import { componentOf } from './screens/screen-kinds.ts';
import { createAuthProvider } from './session/auth-provider.ts';
import { Session } from './session/session.ts';
import { SessionStore } from './session/session-store.ts';
import { Shell } from './shell/Shell.tsx';
import type { ArtifactsSource, ConsoleRegistry } from './slots.ts';
import { theme } from './theme.ts';

interface ConsoleOptions {
  source: ArtifactsSource;
  registry: ConsoleRegistry;
  /** How requests leave; the browser's own by default. */
  fetch?: typeof fetch;
}

/** A console that knows its documents and its server, and has asked who is signed in. */
interface RunningConsole {
  environment: Environment;
  queries: QueryClient;
  store: Store;
  dataProvider: DataProvider;
  authProvider: ReturnType<typeof createAuthProvider>;
  i18nProvider: I18nProvider;
  resources: ReturnType<typeof resourceDefinitions>;
}

export function createConsole({ source, registry, fetch }: ConsoleOptions): RunningConsole {
  const artifacts = new ArtifactStore(source);
  const state = new SessionStore();
  const reachability: Reachability = createReachability();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const store = memoryStore();
  const stepUp = createQuestion();
  const signIn = createQuestion();
  const confirming = createConfirming();
  const drafts = new Drafts();
  const draftKeys = new DraftKeys();
  const transport = createTransport({
    fetch,
    prove: stepUp.ask,
    confirm: confirming.confirm,
    resume: (request) => session.resume(request),
    whose: () => state.getUser()?.id,
    onRefused: () => void session.recheck(),
    onReachable: reachability.set,
  });
  const session = new Session(transport, state, signIn, () => {
    queries.clear();
    store.reset();
    draftKeys.forget();
  });
  session.onSignOut((person) => drafts.dropAll(person));
  session.refresh().catch(() => undefined);
  return {
    environment: {
      store: artifacts,
      session: state,
      signing: session,
      registry,
      componentOf,
      transport,
      stepUp,
      signIn,
      confirming,
      reachability,
      drafts,
      draftKeys,
    },
    queries,
    store,
    dataProvider: createDataProvider(artifacts, transport),
    authProvider: createAuthProvider(artifacts, state, session),
    i18nProvider: createI18nProvider(artifacts),
    resources: resourceDefinitions(source.resources),
  };
}

/** The whole console as routes of a data router: only such a router can ask before a changed form is left. */
export const consoleRoutes = (running: RunningConsole) => [{ path: '*', element: <Console running={running} /> }];

function Console({ running }: { running: RunningConsole }) {
  return (
    <EnvironmentContext value={running.environment}>
      <ThemeProvider theme={theme}>
        <CoreAdminContext
          authProvider={running.authProvider}
          dataProvider={running.dataProvider}
          i18nProvider={running.i18nProvider}
          queryClient={running.queries}
          store={running.store}
        >
          <ResourceDefinitionContextProvider definitions={running.resources}>
            <ErrorBoundary resetOn="console">
              <Shell />
            </ErrorBoundary>
          </ResourceDefinitionContextProvider>
        </CoreAdminContext>
      </ThemeProvider>
    </EnvironmentContext>
  );
}

/** The console in a browser page. Styles carry the page's nonce, as its content security policy asks. */
export function ConsolePage({ running }: { running: RunningConsole }) {
  const router = createBrowserRouter(consoleRoutes(running));
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const cache = createCache({ key: 'css', nonce });
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <RouterProvider router={router} />
      </CacheProvider>
    </StrictMode>
  );
}
