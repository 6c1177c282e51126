import './texts.ts';
import { lazy, Suspense } from 'react';
import { Redirect } from 'wouter';
import { lazyRoute, RouteTable, route } from '#client/ui/route-table.tsx';
import { consolePages } from '#shared/pages/console.ts';
import { useFinished } from './assessments/next/finished.ts';
import { ASSESSMENT_ROUTES } from './assessments/routes.tsx';
import { Loading } from './loading.tsx';
import { ConsoleNotFound } from './not-found.tsx';
import { AdminOnly } from './shell/admin-only.tsx';
import { Shell } from './shell/shell.tsx';

const FilesWindow = lazy(() =>
	import('./assessments/checking/pane/files-window.tsx').then((module) => ({ default: module.FilesWindow })),
);

const NextNotice = lazy(() =>
	import('./assessments/next/next-notice.tsx').then((module) => ({ default: module.NextNotice })),
);

/** After a finished act: what is next in one's own queue. */
const Next = () => {
	const isFinished = useFinished() !== null;
	return (
		isFinished && (
			<Suspense fallback={null}>
				<NextNotice />
			</Suspense>
		)
	);
};

const WITHOUT_SHELL = [
	route(consolePages.checks.files, ({ id }) => <FilesWindow round={1} id={id} />, Loading),
	route(consolePages.reassessments.files, ({ id }) => <FilesWindow round={2} id={id} />, Loading),
];

/** The screens of management are a bundle each beside what they share. */
const MANAGEMENT =
	/^\/console\/(?:companies|simple-assessments|regular-assessments|assessors|inquiries|phrases|jobs|mails|going-live)(?:\/|$)/;

const SCREENS = [
	route(consolePages.root, () => <Redirect to={consolePages.allAssessments} replace />),
	lazyRoute(consolePages.account, async () => (await import('./account/own-account.tsx')).OwnAccount),
	lazyRoute(consolePages.notices, async () => (await import('./notices/notices.tsx')).Notices),
	lazyRoute(consolePages.interests, async () => (await import('./interests/list.tsx')).Interests, AdminOnly),
	...ASSESSMENT_ROUTES,
	lazyRoute(MANAGEMENT, async () => (await import('./management/routes.tsx')).ManagementRoutes),
];

/** All screens behind the sign-in. */
export const Inside = () => (
	<RouteTable rows={WITHOUT_SHELL} notFound={<ConsoleNotFound />}>
		<Shell>
			<Next />
			<Loading>
				<RouteTable rows={SCREENS} notFound={<ConsoleNotFound />} />
			</Loading>
		</Shell>
	</RouteTable>
);
