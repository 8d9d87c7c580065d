import { cpuOf, cpuOfPostgres } from './cpu.ts';
import { drive, type Load, type Result } from './drive.ts';

/** Processes whose processor time counts, and the backend that does not: the one that makes the changes. */
interface Processes {
  server: number;
  postmaster: number;
  except: readonly number[];
}

export interface Cost {
  requests: number;
  /** Processor milliseconds a request. */
  server: number;
  database: number;
  times: number[];
}

export async function measure(load: Load, of: Processes): Promise<Cost> {
  await drive({ ...load, seconds: Math.min(2, load.seconds) });
  const before = { server: cpuOf(of.server), database: cpuOfPostgres(of.postmaster, of.except) };
  const result: Result = await drive(load);
  const used = {
    server: cpuOf(of.server) - before.server,
    database: cpuOfPostgres(of.postmaster, of.except) - before.database,
  };
  return {
    requests: result.requests,
    server: used.server / result.requests,
    database: used.database / result.requests,
    times: result.times,
  };
}

/** Several runs of the same as one. */
export function joined(costs: readonly Cost[]): Cost {
  const requests = costs.reduce((total, cost) => total + cost.requests, 0);
  const mean = (of: (cost: Cost) => number) =>
    costs.reduce((total, cost) => total + of(cost) * cost.requests, 0) / requests;
  return {
    requests,
    server: mean((cost) => cost.server),
    database: mean((cost) => cost.database),
    times: costs.flatMap((cost) => cost.times).sort((a, b) => a - b),
  };
}
