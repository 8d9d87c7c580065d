/** How long a suite may take: long enough for a machine that does other things too, and for its whole size. */
export const patience = process.env.FULL ? 4 * 3_600_000 : 600_000;
