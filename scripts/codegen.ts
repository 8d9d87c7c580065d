import { codegen } from './codegen/run.ts';

process.exitCode = await codegen({ check: process.argv.includes('--check') });
