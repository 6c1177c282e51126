import { lazy } from 'react';
import { lazyRoute, RouteTable } from '#client/ui/route-table.tsx';
import { consolePages } from '#shared/pages/console.ts';
import { pages } from '#shared/pages/public.ts';
import { Loading } from './loading.tsx';

const WITHOUT_SIGN_IN = [
	lazyRoute(pages.login.console, async () => (await import('./login.tsx')).ConsoleLogin, Loading),
	lazyRoute(
		consolePages.forgotPassword,
		async () => (await import('./account/forgot-password.tsx')).ForgotPassword,
		Loading,
	),
	lazyRoute(
		consolePages.resetPassword,
		async () => (await import('./account/reset-password.tsx')).ResetPassword,
		Loading,
	),
];

/**
 * Apart from the login, which loads less, and run in a task of its own: `server/http/pages/screens.ts` announces what a
 * screen needs.
 */
const Inside = lazy(() => import('./inside.tsx').then((module) => ({ default: module.Inside })));

export const ConsoleArea = () => <RouteTable rows={WITHOUT_SIGN_IN} notFound={<Inside />} />;
