import { Route, Switch } from 'wouter';
import { paths } from '#client/app/paths.ts';
import { ConsoleNotFound } from '#client/console/not-found.tsx';
import { AdminOnly } from '#client/console/shell/admin-only.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { AuditEvents } from './audit/audit-events.tsx';
import { CertificationDetail } from './certification/detail.tsx';
import { Certifications } from './certification/list.tsx';
import { CategoryScreen } from './checking/category.tsx';
import { SheetScreen } from './checking/sheet.tsx';
import { SubCategoryScreen } from './checking/sub-category.tsx';
import { withIds } from './ids.tsx';
import { AllAssessments } from './lists/all-assessments.tsx';
import { CheckSubmissions } from './lists/check-submissions.tsx';
import { ConfirmAssessments, ConfirmReassessments } from './lists/confirm-screens.tsx';
import { Reassessments } from './lists/re-assessments.tsx';
import { ProposalScreen } from './proposal/proposal-screen.tsx';
import { ReportScreen } from './report/report-screen.tsx';
import { CertificateView } from './views/certificate-view.tsx';
import { ProposalView } from './views/proposal-view.tsx';
import { ResultView } from './views/result-view.tsx';

/** The routes of a round. Screens are keyed by id, so that no state carries over to another record. */
const roundRoutes = (round: Round, base: string) => [
	<Route key={`${base}-sheet`} path={`${base}/:id`}>
		{withIds(['id'], ({ id }) => (
			<SheetScreen key={id} round={round} id={id} />
		))}
	</Route>,
	<Route key={`${base}-evaluate`} path={`${base}/:id/evaluate`}>
		{withIds(['id'], ({ id }) => (
			<ReportScreen key={id} round={round} id={id} />
		))}
	</Route>,
	<Route key={`${base}-category`} path={`${base}/:id/categories/:categoryId`}>
		{withIds(['id', 'categoryId'], (ids) => (
			<CategoryScreen key={ids.categoryId} round={round} {...ids} />
		))}
	</Route>,
	<Route key={`${base}-sub`} path={`${base}/:id/categories/:categoryId/sub-categories/:subCategoryId`}>
		{withIds(['id', 'categoryId', 'subCategoryId'], (ids) => (
			<SubCategoryScreen key={ids.subCategoryId} round={round} {...ids} />
		))}
	</Route>,
];

/** The routes of assessments, from submission to certificate. */
export const AssessmentRoutes = () => (
	<Switch>
		<Route path={paths.console.allAssessments}>
			<AllAssessments />
		</Route>
		<Route path={paths.console.checks}>
			<CheckSubmissions />
		</Route>
		{roundRoutes(1, paths.console.checks)}
		<Route path={`${paths.console.checks}/:id/proposal`}>
			{withIds(['id'], ({ id }) => (
				<ProposalScreen key={id} id={id} />
			))}
		</Route>
		<Route path={paths.console.reassessments}>
			<Reassessments />
		</Route>
		{roundRoutes(2, paths.console.reassessments)}
		<Route path={paths.console.confirmAssessments}>
			<AdminOnly>
				<ConfirmAssessments />
			</AdminOnly>
		</Route>
		<Route path={paths.console.confirmReassessments}>
			<AdminOnly>
				<ConfirmReassessments />
			</AdminOnly>
		</Route>
		<Route path={`${paths.console.root}/assessment-results/:id`}>
			{withIds(['id'], ({ id }) => (
				<ResultView key={id} id={id} />
			))}
		</Route>
		<Route path={`${paths.console.root}/improvement-proposals/:id`}>
			{withIds(['id'], ({ id }) => (
				<ProposalView key={id} id={id} />
			))}
		</Route>
		<Route path={paths.console.certifications}>
			<Certifications />
		</Route>
		<Route path={`${paths.console.certifications}/:id`}>
			{withIds(['id'], ({ id }) => (
				<CertificationDetail key={id} id={id} />
			))}
		</Route>
		<Route path={`${paths.console.root}/certificates/:id`}>
			{withIds(['id'], ({ id }) => (
				<CertificateView key={id} id={id} />
			))}
		</Route>
		<Route path={paths.console.auditEvents}>
			<AdminOnly>
				<AuditEvents />
			</AdminOnly>
		</Route>
		<Route>
			<ConsoleNotFound />
		</Route>
	</Switch>
);
