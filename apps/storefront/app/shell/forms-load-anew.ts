import { createContext } from 'react';

/** Whether the forms inside are submitted as documents, as without scripts. */
export const FormsLoadAnew = createContext(false);
