import { createContext } from 'react';

/** Name of the operator on the covers of printed documents; null without one, and on screens, which have no cover. */
export const IssuerName = createContext<string | null>(null);
