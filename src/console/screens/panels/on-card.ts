import { createContext } from 'react';

/** Panels stand below the heading of a card, so that theirs are one step smaller. */
export const OnCard = createContext(false);
