import { Route, Switch } from 'wouter';
import { ConsoleNotFound } from '#client/console/not-found.tsx';
import { AdminOnly } from '#client/console/shell/admin-only.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { consolePages } from '#shared/pages/console.ts';
import { AuditEvents } from './audit/audit-events.tsx';
import { CertificationDetail } from './certification/detail.tsx';
import { Certifications } from './certification/list.tsx';
import { Arrival } from './checking/arrival.tsx';
import { CategoryScreen } from './checking/category.tsx';
import { SheetScreen } from './checking/sheet.tsx';
import { SubCategoryScreen } from './checking/sub-category.tsx';
import { DeskScreen } from './desk/desk-screen.tsx';
import { EvidenceRequests } from './evidence/list.tsx';
import { EvidenceRequestScreen } from './evidence/request.tsx';
import { withIds } from './ids.tsx';
import { AllAssessments } from './lists/all-assessments.tsx';
import { CheckSubmissions } from './lists/check-submissions.tsx';
import { ConfirmAssessments, ConfirmReassessments } from './lists/confirm-screens.tsx';
import { Reassessments } from './lists/re-assessments.tsx';
import { MyWork } from './lists/work.tsx';
import { PlanScreen } from './plan/plan-screen.tsx';
import { CertificateView } from './views/certificate-view.tsx';
import { ExplanationView } from './views/explanation-view.tsx';
import { ProposalView } from './views/proposal-view.tsx';
import { ResultView } from './views/result-view.tsx';
import { VoiceScreen } from './voice/voice-screen.tsx';

type Sheets = typeof consolePages.checks | typeof consolePages.reassessments;

/** The routes of a round. Screens are keyed by id, so that no state carries over to another record. */
const roundRoutes = (round: Round, { sheet, evaluate, category, subCategory }: Sheets) => [
	<Route key={sheet} path={sheet}>
		{withIds(['id'], ({ id }) => (
			<SheetScreen key={id} round={round} id={id} />
		))}
	</Route>,
	<Route key={evaluate} path={evaluate}>
		{withIds(['id'], ({ id }) => (
			<DeskScreen key={id} round={round} aim="report" id={id} />
		))}
	</Route>,
	<Route key={category} path={category}>
		{withIds(['id', 'categoryId'], (ids) => (
			<CategoryScreen key={ids.categoryId} round={round} {...ids} />
		))}
	</Route>,
	<Route key={subCategory} path={subCategory}>
		{withIds(['id', 'categoryId', 'subCategoryId'], (ids) => (
			<Arrival key={ids.id}>
				<SubCategoryScreen round={round} {...ids} />
			</Arrival>
		))}
	</Route>,
];

/** The routes of assessments, from submission to certificate. */
export const AssessmentRoutes = () => (
	<Switch>
		<Route path={consolePages.work}>
			<MyWork />
		</Route>
		<Route path={consolePages.allAssessments}>
			<AllAssessments />
		</Route>
		<Route path={consolePages.checks.list}>
			<CheckSubmissions />
		</Route>
		{roundRoutes(1, consolePages.checks)}
		<Route path={consolePages.editProposal}>
			{withIds(['id'], ({ id }) => (
				<DeskScreen key={id} round={1} aim="proposal" id={id} />
			))}
		</Route>
		<Route path={consolePages.reassessments.list}>
			<Reassessments />
		</Route>
		{roundRoutes(2, consolePages.reassessments)}
		<Route path={consolePages.confirmAssessments}>
			<AdminOnly>
				<ConfirmAssessments />
			</AdminOnly>
		</Route>
		<Route path={consolePages.confirmReassessments}>
			<AdminOnly>
				<ConfirmReassessments />
			</AdminOnly>
		</Route>
		<Route path={consolePages.result}>
			{withIds(['id'], ({ id }) => (
				<ResultView key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.explanation}>
			{withIds(['id'], ({ id }) => (
				<ExplanationView key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.proposal}>
			{withIds(['id'], ({ id }) => (
				<ProposalView key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.improvementPlan}>
			{withIds(['id'], ({ id }) => (
				<PlanScreen key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.evidenceRequests}>
			<EvidenceRequests />
		</Route>
		<Route path={consolePages.evidenceRequest}>
			{withIds(['id'], ({ id }) => (
				<EvidenceRequestScreen key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.voice}>
			{withIds(['id'], ({ id }) => (
				<VoiceScreen key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.certifications}>
			<Certifications />
		</Route>
		<Route path={consolePages.certification}>
			{withIds(['id'], ({ id }) => (
				<CertificationDetail key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.certificate}>
			{withIds(['id'], ({ id }) => (
				<CertificateView key={id} id={id} />
			))}
		</Route>
		<Route path={consolePages.auditEvents}>
			<AdminOnly>
				<AuditEvents />
			</AdminOnly>
		</Route>
		<Route>
			<ConsoleNotFound />
		</Route>
	</Switch>
);
