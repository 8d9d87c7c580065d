import { checkOnly } from './codegen/run.ts';

process.exitCode = await checkOnly();
