import { pages } from '#shared/pages/public.ts';
import '#client/accounts/texts.ts';
import '#client/companies/texts.ts';
import '#client/editing/texts.ts';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { addLabels, addTexts } from '#client/base/locale.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/states.tsx';
import { accountLabels } from '#shared/accounts/labels.ts';
import { assessmentLabels } from '#shared/assessment/labels.ts';
import { auditLabels } from '#shared/audit/labels.ts';
import { certificateLabels } from '#shared/certificates/labels.ts';
import { checkingLabels } from '#shared/checking/labels.ts';
import { commonLabels } from '#shared/labels.ts';
import { consolePages } from '#shared/pages/console.ts';
import { proposalLabels } from '#shared/proposals/labels.ts';
import { reportLabels } from '#shared/reports/labels.ts';
import { consoleTexts as consoleEn } from '#shared/texts/client/console.en.ts';
import { consoleTexts } from '#shared/texts/client/console.ja.ts';
import { session as sessionEn } from '#shared/texts/client/session.en.ts';
import { session } from '#shared/texts/client/session.ja.ts';
import { voiceLabels } from '#shared/voice/labels.ts';
import { ForgotPassword } from './account/forgot-password.tsx';
import { ResetPassword } from './account/reset-password.tsx';
import { withIds } from './assessments/ids.tsx';
import { ConsoleLogin } from './login.tsx';
import { ConsoleNotFound } from './not-found.tsx';
import { Shell } from './shell/shell.tsx';

addTexts({ ja: { session, console: consoleTexts }, en: { session: sessionEn, console: consoleEn } });
addLabels({
	accounts: accountLabels,
	assessment: assessmentLabels,
	audit: auditLabels,
	certificates: certificateLabels,
	checking: checkingLabels,
	common: commonLabels,
	proposals: proposalLabels,
	reports: reportLabels,
	voice: voiceLabels,
});

const AssessmentRoutes = lazy(() =>
	import('./assessments/routes.tsx').then((module) => ({ default: module.AssessmentRoutes })),
);
const ManagementRoutes = lazy(() =>
	import('./management/routes.tsx').then((module) => ({ default: module.ManagementRoutes })),
);

/** In a window of their own, without the frame of the console. */
const FilesWindow = lazy(() =>
	import('./assessments/checking/pane/files-window.tsx').then((module) => ({ default: module.FilesWindow })),
);

const Notices = lazy(() => import('./notices/notices.tsx').then((module) => ({ default: module.Notices })));
const OwnAccount = lazy(() => import('./account/own-account.tsx').then((module) => ({ default: module.OwnAccount })));

/** Each group of screens is a bundle of its own, loaded on demand. */
const ASSESSMENTS =
	/^\/console\/(?:work|all-assessments|check-submissions|re-assessments|confirm-assessments|confirm-re-assessments|assessment-results|improvement-proposals|improvement-plans|certifications|certificates|evidence-requests|voice|audit-events)(?:\/|$)/;
const MANAGEMENT =
	/^\/console\/(?:companies|simple-assessments|regular-assessments|assessors|inquiries|phrases|jobs|mails)(?:\/|$)/;

const Waiting = () => (
	<Container width="wide">
		<Skeleton heights={[32, 24, 24, 320]} />
	</Container>
);

const SignedIn = () => (
	<Shell>
		<Suspense fallback={<Waiting />}>
			<Switch>
				<Route path={consolePaths.root}>
					<Redirect to={consolePaths.allAssessments} replace />
				</Route>
				<Route path={consolePaths.account}>
					<OwnAccount />
				</Route>
				<Route path={consolePaths.notices}>
					<Notices />
				</Route>
				<Route path={ASSESSMENTS}>
					<AssessmentRoutes />
				</Route>
				<Route path={MANAGEMENT}>
					<ManagementRoutes />
				</Route>
				<Route>
					<ConsoleNotFound />
				</Route>
			</Switch>
		</Suspense>
	</Shell>
);

export const ConsoleArea = () => (
	<Switch>
		<Route path={pages.login.console}>
			<ConsoleLogin />
		</Route>
		<Route path={consolePaths.forgotPassword}>
			<ForgotPassword />
		</Route>
		<Route path={consolePaths.resetPassword}>
			<ResetPassword />
		</Route>
		{([1, 2] as const).map((round) => (
			<Route key={round} path={(round === 1 ? consolePages.checks : consolePages.reassessments).files}>
				{withIds(['id'], ({ id }) => (
					<Suspense fallback={<Waiting />}>
						<FilesWindow key={id} round={round} id={id} />
					</Suspense>
				))}
			</Route>
		))}
		<Route>
			<SignedIn />
		</Route>
	</Switch>
);
