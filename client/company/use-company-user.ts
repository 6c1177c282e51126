import { createContext, useContext } from 'react';
import type { SignedInUser } from '#client/api/session.ts';

const CompanyUserContext = createContext<SignedInUser | undefined>(undefined);

export const CompanyUserProvider = CompanyUserContext.Provider;

/** The signed-in user; undefined if signed out. */
export const useCompanyUser = (): SignedInUser | undefined => useContext(CompanyUserContext);

/** Whether the user is an admin. For display only: the server checks permissions. */
export const isCompanyAdmin = (user: SignedInUser | undefined): boolean => user?.role === 0;
