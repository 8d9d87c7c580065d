import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { routesOf } from './routes-of.ts';

/** The title of the routes document. */
export const useProductName = (): string => routesOf(useArtifacts())?.title ?? '';
