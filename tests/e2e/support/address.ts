/** The journeys have ports 4170 to 4179 to themselves. */
export const port = Number(process.env.E2E_PORT ?? 4170);
export const devPort = port + 1;
