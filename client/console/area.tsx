import { pages } from '#shared/pages/public.ts';
import '#client/accounts/texts.ts';
import '#client/companies/texts.ts';
import '#client/editing/texts.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect } from 'wouter';
import { addLabels, addTexts } from '#client/base/locale.tsx';
import { Container } from '#client/ui/layout.tsx';
import { lazyRoute, RouteTable, route } from '#client/ui/route-table.tsx';
import { Skeleton } from '#client/ui/states.tsx';
import { accountLabels } from '#shared/accounts/labels.ts';
import { assessmentLabels } from '#shared/assessment/labels.ts';
import { auditLabels } from '#shared/audit/labels.ts';
import { bulkLabels } from '#shared/bulk/labels.ts';
import { calibrationLabels } from '#shared/calibration/labels.ts';
import { certificateLabels } from '#shared/certificates/labels.ts';
import { checkingLabels } from '#shared/checking/labels.ts';
import { interestLabels } from '#shared/interests/labels.ts';
import { commonLabels } from '#shared/labels.ts';
import { consolePages } from '#shared/pages/console.ts';
import { programmeLabels } from '#shared/programme/labels.ts';
import { proposalLabels } from '#shared/proposals/labels.ts';
import { reportLabels } from '#shared/reports/labels.ts';
import { consoleTexts as consoleEn } from '#shared/texts/client/console.en.ts';
import { consoleTexts } from '#shared/texts/client/console.ja.ts';
import { session as sessionEn } from '#shared/texts/client/session.en.ts';
import { session } from '#shared/texts/client/session.ja.ts';
import { voiceLabels } from '#shared/voice/labels.ts';
import { useFinished } from './assessments/next/finished.ts';
import { ASSESSMENT_ROUTES } from './assessments/routes.tsx';
import { ConsoleNotFound } from './not-found.tsx';
import { AdminOnly } from './shell/admin-only.tsx';
import { Shell } from './shell/shell.tsx';

addTexts({ ja: { session, console: consoleTexts }, en: { session: sessionEn, console: consoleEn } });
addLabels({
	accounts: accountLabels,
	assessment: assessmentLabels,
	audit: auditLabels,
	bulk: bulkLabels,
	calibration: calibrationLabels,
	certificates: certificateLabels,
	checking: checkingLabels,
	common: commonLabels,
	interests: interestLabels,
	programme: programmeLabels,
	proposals: proposalLabels,
	reports: reportLabels,
	voice: voiceLabels,
});

const Loading = ({ children }: { children: ReactNode }) => (
	<Suspense
		fallback={
			<Container width="wide">
				<Skeleton heights={[32, 24, 24, 320]} />
			</Container>
		}
	>
		{children}
	</Suspense>
);

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

/** Each with a boundary of its own: what is shown before must be gone while they load, or it would go on asking. */
const WITHOUT_SHELL = [
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

export const ConsoleArea = () => (
	<RouteTable rows={WITHOUT_SHELL} notFound={<ConsoleNotFound />}>
		<Shell>
			<Next />
			<Loading>
				<RouteTable rows={SCREENS} notFound={<ConsoleNotFound />} />
			</Loading>
		</Shell>
	</RouteTable>
);
