import { lazy } from 'react';
import { lazyRoute, RouteTable } from '#client/ui/route-table.tsx';
import { companyPages } from '#shared/pages/company.ts';
import { pages } from '#shared/pages/public.ts';

const WITHOUT_SIGN_IN = [
	lazyRoute(pages.login.company, async () => (await import('./login.tsx')).CompanyLogin),
	lazyRoute(companyPages.forgotPassword, async () => (await import('./account/forgot-password.tsx')).ForgotPassword),
	lazyRoute(companyPages.setPassword, async () => (await import('./account/set-own-password.tsx')).SetOwnPassword),
	lazyRoute(companyPages.emailChange, async () => (await import('./account/undo-email-change.tsx')).UndoEmailChange),
];

/** Apart from the login, which loads less: `server/http/pages/screens.ts` announces what a screen needs. */
const Inside = lazy(() => import('./inside.tsx').then((module) => ({ default: module.Inside })));

export const CompanyArea = () => <RouteTable rows={WITHOUT_SIGN_IN} notFound={<Inside />} />;
