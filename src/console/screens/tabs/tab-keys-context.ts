import { createContext } from 'react';

/** Query parameters by which the tabs around a screen change; leaving a changed form asks when one does. */
export const TabKeysContext = createContext<readonly string[]>([]);
