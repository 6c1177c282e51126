import { createContext, useContext } from 'react';
import type { SignedInUser } from '#client/api/session.ts';

const CompanyUserContext = createContext<SignedInUser | undefined>(undefined);

export const CompanyUserProvider = CompanyUserContext.Provider;

/** Who is signed in; undefined when nobody is. */
export const useCompanyUser = (): SignedInUser | undefined => useContext(CompanyUserContext);

/** Admins manage members. What anybody may really do is the server's to say. */
export const isCompanyAdmin = (user: SignedInUser | undefined): boolean => user?.role === 0;
