import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../seed/seed.ts';

/** Waits until a server answers. */
export async function answering(port: number, path: string, seconds = 30): Promise<void> {
  for (let tries = 0; tries < seconds * 10; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`Nothing answers on port ${port} after ${seconds} seconds.`);
}

/** Signs the SuperAdmin of the demo in. */
export async function cookieOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
    body: JSON.stringify({ username: 'superadmin@acme.example', password: demoPassword }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  if (!answer.ok || cookies.length === 0)
    throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return cookies.join('; ');
}
