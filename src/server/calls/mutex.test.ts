import { expect, it } from 'vitest';
import { runExclusive } from './mutex.ts';

it('does work of one name in order, of two names at once, and goes on after a failure', async () => {
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    done.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    done.push(`${name} ends`);
    if (name === 'a1') throw new Error('refused');
    return name;
  };
  const a1 = runExclusive('a', work('a1', 20));
  const a2 = runExclusive('a', work('a2', 1));
  const b = runExclusive('b', work('b', 1));
  await expect(a1).rejects.toThrow('refused');
  expect(await Promise.all([a2, b])).toEqual(['a2', 'b']);
  expect(done.indexOf('a2 begins')).toBeGreaterThan(done.indexOf('a1 ends'));
  expect(done.indexOf('b begins')).toBeLessThan(done.indexOf('a1 ends'));
});
