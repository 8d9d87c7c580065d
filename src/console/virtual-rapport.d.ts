/** Made by scripts/codegen/vite-plugin.ts from `schemas/`. */
declare module 'virtual:rapport' {
  import type { ArtifactsSource } from './slots.ts';
  export const source: ArtifactsSource;
}

declare module 'virtual:rapport/standalone' {
  import type { StandalonePage } from './standalone/slots.ts';
  export const pages: StandalonePage[];
}
