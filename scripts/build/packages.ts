import { createLogger, optimizeDeps, resolveConfig } from 'vite';
import { devVite } from '../bootstrap/dev-vite.ts';

/**
 * The packages of the console, as `npm run dev` serves them. It would do so itself at its first start, and hold the 250 MB
 * that this takes for as long as it runs; what it finds lacking later, it does.
 */
export async function bundlePackages(): Promise<void> {
  // That it is done here and not there is what Vite warns of.
  const customLogger = createLogger('error');
  await optimizeDeps(await resolveConfig({ ...devVite, customLogger }, 'serve'));
}
