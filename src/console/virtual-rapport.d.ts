/** Made by scripts/codegen/vite-plugin.ts from `schemas/`. */
declare module 'virtual:rapport' {
  import type { ArtifactsSource } from './slots.ts';
  export const source: ArtifactsSource;
}
