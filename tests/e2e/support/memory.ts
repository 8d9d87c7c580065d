import { readdirSync, readFileSync } from 'node:fs';
import { overload } from './load.ts';

/** Megabytes that a process and all that it has started hold (resident set, as Linux tells it); 0 elsewhere. */
function memoryOf(pid: number): number {
  const found = processes();
  const held = (id: number): number => {
    const own = found.get(id)?.megabytes ?? 0;
    const children = [...found].filter(([, { parent }]) => parent === id);
    return children.reduce((sum, [child]) => sum + held(child), own);
  };
  return Math.round(held(pid));
}

/**
 * The least that they hold within some seconds: without a process that works for a moment only, such as codegen's, which
 * takes longer on a machine that has something else to do.
 */
export async function memoryAtRest(pid: number): Promise<number> {
  let least = memoryOf(pid);
  for (let look = 0; look < 20 * overload(); look += 1) {
    await new Promise((done) => setTimeout(done, 300));
    least = Math.min(least, memoryOf(pid));
  }
  return least;
}

function processes(): Map<number, { parent: number; megabytes: number }> {
  const found = new Map<number, { parent: number; megabytes: number }>();
  if (process.platform !== 'linux') return found;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const number = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      found.set(Number(name), { parent: number('PPid'), megabytes: number('VmRSS') / 1024 });
    } catch {
      // It has ended since the folder was read.
    }
  }
  return found;
}
