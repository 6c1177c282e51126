import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { pathId } from '#client/base/path-id.ts';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/states.tsx';
import { companyPages } from '#shared/pages/company.ts';
import { pages } from '#shared/pages/public.ts';
import { SetOwnPassword } from './account/set-own-password.tsx';
import { UndoEmailChange } from './account/undo-email-change.tsx';
import { CompanyLogin } from './login.tsx';
import { CompanyNotFound } from './not-found.tsx';
import { Shell } from './shell/shell.tsx';
import './texts.ts';

const Overview = lazy(() => import('./assessment/overview.tsx').then((module) => ({ default: module.Overview })));
const Category = lazy(() => import('./category/category.tsx').then((module) => ({ default: module.Category })));
const Sheet = lazy(() => import('./sheet/sheet.tsx').then((module) => ({ default: module.Sheet })));
const Result = lazy(() => import('./assessment-results/result.tsx').then((module) => ({ default: module.Result })));
const Explanation = lazy(() =>
	import('./explanation/explanation.tsx').then((module) => ({ default: module.ExplanationScreen })),
);
const Proposal = lazy(() =>
	import('./improvement-proposals/proposal.tsx').then((module) => ({ default: module.ProposalScreen })),
);
const ImprovementPlan = lazy(() =>
	import('./improvement-plan/plan.tsx').then((module) => ({ default: module.PlanScreen })),
);
const Certificate = lazy(() =>
	import('./certificate/certificate.tsx').then((module) => ({ default: module.CertificateScreen })),
);
const EvidenceRequests = lazy(() =>
	import('./evidence/list.tsx').then((module) => ({ default: module.EvidenceRequests })),
);
const EvidenceRequest = lazy(() =>
	import('./evidence/request.tsx').then((module) => ({ default: module.EvidenceRequestScreen })),
);
const History = lazy(() => import('./history/history.tsx').then((module) => ({ default: module.History })));
const CompanyInfo = lazy(() =>
	import('./company-info/company-info.tsx').then((module) => ({ default: module.CompanyInfo })),
);
const Notices = lazy(() => import('./notices/notices.tsx').then((module) => ({ default: module.Notices })));
const NoticeSettings = lazy(() =>
	import('./notices/settings.tsx').then((module) => ({ default: module.NoticeSettings })),
);
const Security = lazy(() => import('./account/security.tsx').then((module) => ({ default: module.Security })));
const Profile = lazy(() => import('./profile/profile.tsx').then((module) => ({ default: module.Profile })));
const ProfileEdit = lazy(() => import('./profile/edit.tsx').then((module) => ({ default: module.ProfileEdit })));

/** Passes the id of the path to a screen, keyed by it, so that no state carries over to another record. */
const withId =
	(Screen: ComponentType<{ id: number }>) => (parameters: { readonly [name: string]: string | undefined }) => {
		const id = pathId(parameters.id);
		return id === null ? <CompanyNotFound /> : <Screen key={id} id={id} />;
	};

const Waiting = () => (
	<Container>
		<Skeleton heights={[40, 24, 24, 200]} />
	</Container>
);

const Screens = () => (
	<Suspense fallback={<Waiting />}>
		<Switch>
			<Route path={companyPages.assessment}>
				<Overview />
			</Route>
			<Route path={companyPages.category}>{withId(Category)}</Route>
			<Route path={companyPages.subCategory}>{withId(Sheet)}</Route>
			<Route path={companyPages.result}>{withId(Result)}</Route>
			<Route path={companyPages.explanation}>{withId(Explanation)}</Route>
			<Route path={companyPages.proposal}>{withId(Proposal)}</Route>
			<Route path={companyPages.improvementPlan}>{withId(ImprovementPlan)}</Route>
			<Route path={companyPages.certificate}>
				<Certificate />
			</Route>
			<Route path={companyPages.evidenceRequests}>
				<EvidenceRequests />
			</Route>
			<Route path={companyPages.evidenceRequest}>{withId(EvidenceRequest)}</Route>
			<Route path={companyPages.history}>
				<History />
			</Route>
			<Route path={companyPages.companyInfo}>
				<CompanyInfo />
			</Route>
			<Route path={companyPages.notices}>
				<Notices />
			</Route>
			<Route path={companyPages.noticeSettings}>
				<NoticeSettings />
			</Route>
			<Route path={companyPages.security}>
				<Security />
			</Route>
			<Route path={companyPages.profile}>
				<Profile />
			</Route>
			<Route path={companyPages.profileEdit}>
				<ProfileEdit />
			</Route>
			<Route>
				<CompanyNotFound />
			</Route>
		</Switch>
	</Suspense>
);

export const CompanyArea = () => (
	<Switch>
		<Route path={pages.login.company}>
			<CompanyLogin />
		</Route>
		<Route path={companyPaths.setPassword}>
			<SetOwnPassword />
		</Route>
		<Route path={companyPaths.emailChange}>
			<UndoEmailChange />
		</Route>
		<Route>
			<Shell>
				<Screens />
			</Shell>
		</Route>
	</Switch>
);
