/** Whether a last day at the company (YYYY-MM-DD; none: stays) has come by another day: from then on nobody signs in. */
export const hasLeftBy = (exit: unknown, day: string): boolean => Boolean(exit) && String(exit) <= day;
