import { createContext, useContext } from 'react';

/** Whether findings open in a new tab: where something may have been typed that leaving the screen would lose. */
const Beside = createContext(false);

export const OpensBeside = Beside.Provider;

export const useOpensBeside = (): boolean => useContext(Beside);
