import { cpus, loadavg } from 'node:os';

/** How many times as long things may take on a machine that has something else to do: its load per processor, at least 1. */
export const overload = (): number => Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
