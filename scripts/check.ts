import { checkOnly } from './codegen/run.ts';

process.exitCode = checkOnly();
