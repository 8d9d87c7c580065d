/** Made by scripts/codegen/vite-plugin.ts from `schemas/`. */
declare module 'virtual:rapport' {
  import type { ArtifactsSource } from './slots.ts';
  export const source: ArtifactsSource;
}

declare module 'virtual:rapport/alone' {
  import type { AlonePage } from './alone/slots.ts';
  export const pages: AlonePage[];
}
