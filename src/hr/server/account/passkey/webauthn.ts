/** Loaded when it is first needed: it takes a quarter of a second of processor, of the second that a start takes. */
export const webauthn = () => import('@simplewebauthn/server');
