import { createContext } from 'react';

/** Query parameter by which the tabs around a screen change; leaving a changed form asks when it does. */
export const TabKeyContext = createContext<string | undefined>(undefined);
