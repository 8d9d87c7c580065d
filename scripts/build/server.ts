import { at } from '../bootstrap/place.mjs';
import { serverInputs } from '../bootstrap/prepare.mjs';
import { bundle } from './bundle.ts';

export const buildServer = (): Promise<void> =>
  bundle(
    '.build/server',
    { name: 'serverInputs', places: serverInputs },
    {
      entryPoints: {
        main: at('src/server/main.ts'),
        sandbox: at('scripts/sandbox/process.ts'),
        'reading-thread': at('src/server/sheets/reading-thread.ts'),
        'writing-thread': at('src/server/sheets/writing-thread.ts'),
        'database-thread': at('src/server/db/embedded/database-thread.mjs'),
      },
      sourcemap: 'linked',
    },
  );
