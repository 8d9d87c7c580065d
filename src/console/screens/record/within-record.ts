import { createContext } from 'react';

/** Set for screens below the heading of a record: theirs come below that one, and whom they are about is told already. */
export const WithinRecord = createContext(false);
