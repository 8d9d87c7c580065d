import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { rapportArtifacts } from './scripts/codegen/vite-plugin.ts';

/**
 * A database is started inside of tests, on machines of two cores that do other things too. What fails there for its
 * time alone may be tried once more.
 */
const patience = process.env.FULL
  ? { testTimeout: 3_600_000, hookTimeout: 3_600_000, retry: 0 }
  : { testTimeout: 60_000, hookTimeout: 120_000, retry: process.env.CI ? 1 : 0 };

const root = import.meta.dirname;

/**
 * What every page needs is one file, and so is what lists need beyond it: forty small ones would weigh 6 % more
 * compressed, and as many round trips. Dialogs, menus, forms and each other kind of screen stay apart.
 */
const files = {
  base: ['main.tsx', 'main-standalone.tsx'],
  list: ['screens/list/ListScreen.tsx', 'screens/tabs/TabsScreen.tsx'],
  page: ['screens/page/PageScreen.tsx', 'screens/panels/FiguresPanel.tsx'],
  record: ['screens/cards/CardsScreen.tsx', 'screens/tabs/RecordTabs.tsx'],
};

/** Of packages, which import more than is used of them, what the base needs is named. A copy in a package stays with it. */
const basePackages = new RegExp(
  `(?<!node_modules/.*)node_modules/(${[
    '(react|react-dom|react-router|react-is|react-transition-group|scheduler|stylis|query-string)',
    '@(emotion|tanstack)',
    '@mui/(system(?!/esm/Grid)|utils|styled-engine|private-theming)',
    '@mui/material/esm/(styles|utils|ButtonBase|Button|IconButton|SvgIcon|CircularProgress|Skeleton)',
  ].join('|')})/`,
);

/** What menus, dialogs and inputs are made of is one file too: a page that needs one of them soon needs the others. */
const controls = new RegExp(
  `(?<!node_modules/.*)node_modules/(dayjs|@mui/material/esm/(${[
    'Alert|Backdrop|Divider|Fade|FilledInput|FormControl|FormHelperText|FormLabel|Grow|Input|InputBase|InputLabel|List',
    'ListItem|ListItemIcon|ListItemText|Menu|MenuItem|MenuList|Modal|NativeSelect|OutlinedInput|Paper|Popover|Portal',
    'Select|TextField|Typography|Unstable_TrapFocus',
  ].join('|')}))/`,
);

/** Each module of ours by its file: what the starts import, themselves or through others, but not by `import()`. */
function filesOfModules(of: Pick<Rolldown.PluginContext, 'getModuleInfo'>): Map<string, string> {
  const found = new Map<string, string>();
  const addImports = (id: string, file: string): void => {
    for (const imported of of.getModuleInfo(id)?.importedIds ?? []) {
      const before = found.get(imported);
      const next = before === 'page' && file === 'record' ? 'page-and-record' : (before ?? file);
      if (!imported.startsWith(join(root, 'src')) || next === before) continue;
      found.set(imported, next);
      addImports(imported, file);
    }
  };
  for (const [file, starts] of Object.entries(files))
    for (const start of starts) {
      const id = join(root, 'src/console', start);
      addImports(id, file);
      // Else what is loaded on use would be a file of its own that only names the other.
      if (file !== 'base') found.set(id, file);
    }
  return found;
}

const byFile = () => {
  let found: Map<string, string> | undefined;
  return (id: string, build: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null => {
    if (basePackages.test(id)) return 'base';
    if (controls.test(id)) return 'controls';
    found ??= filesOfModules(build);
    return found.get(id) ?? null;
  };
};

/** The package of react-router names its development build alone, also to a build for production. */
const router = (file: string) => join(root, 'node_modules/react-router/dist/production', `${file}.mjs`);

/** The same function as lodash's, tested with lodash's own tests. */
const small = (name: string) => join(root, `node_modules/es-toolkit/compat/${name}.mjs`);

/** The console, as built by scripts/build.ts and served with hot reload by scripts/bootstrap/dev-server.ts. */
const consoleBuild: ViteUserConfig = {
  root: join(root, 'src/console'),
  base: '/',
  publicDir: join(root, 'src/hr/public'),
  cacheDir: join(root, '.build/vite'),
  plugins: [react(), rapportArtifacts()],
  resolve: {
    alias: [
      { find: 'markdown-to-jsx/react', replacement: join(root, 'src/console/forms/PlainMarkdown.tsx') },
      { find: 'jsonexport/dist/index.js', replacement: join(root, 'src/console/screens/list/no-exporter.ts') },
      { find: 'react-router/dom', replacement: router('dom-export') },
      { find: 'react-router', replacement: router('index') },
      { find: 'lodash/isEqual.js', replacement: join(root, 'node_modules/fast-deep-equal/index.js') },
      { find: 'lodash/debounce.js', replacement: small('debounce') },
      { find: 'lodash/get.js', replacement: small('get') },
      { find: 'lodash/pick.js', replacement: small('pick') },
      { find: 'lodash/set.js', replacement: small('set') },
      { find: 'inflection', replacement: join(root, 'src/console/messages/plain-words.ts') },
      // Of the button that all controls are made of.
      { find: /^\.\/TouchRipple\.js$/, replacement: join(root, 'src/console/shell/no-ripple.ts') },
    ],
  },
  // The server puts a fresh nonce in place of it into every page it sends.
  html: { cspNonce: '__NONCE__' },
  server: { fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
  build: {
    outDir: '../../.build/console',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // What a component takes of `parts.ts` is loaded, and not all that this offers.
      treeshake: {
        moduleSideEffects: [{ test: /\/src\/(console|hr|shared|generated)\/.*\.tsx?$/, sideEffects: false }],
      },
      output: {
        // The first file names some hundred others, and what is a hash does not pack: each sign counts.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [{ name: byFile(), debugName: 'first' }] },
      },
    },
  },
};

/** `npm test` runs both projects at once; `npx vitest run <path>` runs what a path names. */
const tests: ViteUserConfig = {
  test: {
    // Vitest leaves one core to itself, of two: half of the machine would stand still.
    maxWorkers: availableParallelism(),
    globalSetup: 'scripts/bootstrap/test-setup.ts',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{schemas,engine,hr,security}/**/*.test.ts',
          ],
          // No test replaces a module: one worker loads the server once, and not once for each of a hundred files.
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [react(), rapportArtifacts()],
        test: {
          name: 'console',
          environment: 'jsdom',
          include: ['src/console/**/*.test.tsx', 'src/hr/console/**/*.test.tsx', 'tests/console/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: 'tests/console/support/each-test.ts',
          ...patience,
        },
      },
    ],
  },
};

export default process.env.VITEST ? tests : consoleBuild;
