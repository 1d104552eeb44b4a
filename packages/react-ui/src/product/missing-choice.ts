import { createContext } from 'react';

/** Name of the radio buttons of which one has to be chosen before the product can be bought. */
export const MissingChoice = createContext<string | undefined>(undefined);
