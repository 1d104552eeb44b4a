import { createContext } from 'react';

/** Whether the forms inside are posted as documents, as without scripts. */
export const FormsLoadAnew = createContext(false);
