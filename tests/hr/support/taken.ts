import { expect } from 'vitest';
import type { Server } from './server.ts';

/** What a link of the server leads to, for this person. */
export async function taken(server: Pick<Server, 'browser'>, email: string, link: string): Promise<string> {
  const { app, cookies } = await server.browser(email);
  const answer = await app.inject({ method: 'GET', url: link, cookies: Object.fromEntries(cookies) });
  expect(answer.statusCode).toBe(200);
  return answer.payload;
}
