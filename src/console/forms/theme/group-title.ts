import { createContext } from 'react';

/** Title of the group around a field: a list that is called the same does not say it again. */
export const GroupTitleContext = createContext<string | undefined>(undefined);
