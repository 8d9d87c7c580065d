import type { OperatorCommand } from '../../src/server/operator/command.ts';
import { companyCommand } from '../company/command.ts';
import { seedCommand } from '../seed/command.ts';

/** By the name that `npm run` has for them. */
export const commands: Readonly<Record<string, OperatorCommand>> = { company: companyCommand, seed: seedCommand };
