import { createContext } from 'react';

/** Set for screens below the heading of a record or of a dialog: theirs come below that one, and whom they are about is told already. */
export const WithinRecord = createContext(false);
