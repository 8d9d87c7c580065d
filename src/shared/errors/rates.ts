/** Classes of what is no call: the console's pages and files, files opened by a link, addresses that lead nowhere. */
export const ownRates = ['console', 'file', 'unknown'] as const;

export type OwnRate = (typeof ownRates)[number];

/** The class of people who are not signed in, where a call's own class says nothing about them. */
export const anonymousRate = 'public';
