/** The journeys have ports 4170 to 4179 to themselves. */
export const port = Number(process.env.E2E_PORT ?? 4170);
export const devPort = port + 1;
/** Of the OpenID provider that the journey of sign-in elsewhere runs. */
export const providerPort = port + 7;
export const providerSecret = 'a secret of the journeys alone';
