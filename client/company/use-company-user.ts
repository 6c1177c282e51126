import { createContext, useContext } from 'react';
import type { SignedInUser } from '#client/api/session.ts';

const CompanyUserContext = createContext<SignedInUser | undefined>(undefined);

export const CompanyUserProvider = CompanyUserContext.Provider;

/** The signed-in user; undefined when signed out. */
export const useCompanyUser = (): SignedInUser | undefined => useContext(CompanyUserContext);

/** Admins manage members. Only for display: the server decides on access. */
export const isCompanyAdmin = (user: SignedInUser | undefined): boolean => user?.role === 0;
