import type { InlineConfig } from 'vite';
import config from '../../vite.config.ts';

/** How Vite is asked in development. Its own reading of the file would hold the engine's code a second time. */
export const devVite: InlineConfig = {
  ...config,
  configFile: false,
  appType: 'custom',
  server: { ...config.server, middlewareMode: true, watch: { ignored: ['**/.data/**', '**/.build/**'] } },
};
