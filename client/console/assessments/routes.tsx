import { ConsoleNotFound } from '#client/console/not-found.tsx';
import { AdminOnly } from '#client/console/shell/admin-only.tsx';
import { RouteTable, route } from '#client/ui/route-table.tsx';
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
import { AllAssessments } from './lists/all-assessments.tsx';
import { CheckSubmissions } from './lists/check-submissions.tsx';
import { ConfirmAssessments, ConfirmReassessments } from './lists/confirm-screens.tsx';
import { Reassessments } from './lists/re-assessments.tsx';
import { MyWork } from './lists/work.tsx';
import { NextNotice } from './next/next-notice.tsx';
import { PlanScreen } from './plan/plan-screen.tsx';
import { CertificateView } from './views/certificate-view.tsx';
import { ExplanationView } from './views/explanation-view.tsx';
import { ProposalView } from './views/proposal-view.tsx';
import { ResultView } from './views/result-view.tsx';
import { VoiceScreen } from './voice/voice-screen.tsx';

type Sheets = typeof consolePages.checks | typeof consolePages.reassessments;

const roundRoutes = (round: Round, { sheet, evaluate, category, subCategory }: Sheets) => [
	route(sheet, ({ id }) => <SheetScreen round={round} id={id} />),
	route(evaluate, ({ id }) => <DeskScreen round={round} aim="report" id={id} />),
	route(category, (ids) => <CategoryScreen key={ids.categoryId} round={round} {...ids} />),
	route(subCategory, (ids) => (
		<Arrival>
			<SubCategoryScreen round={round} {...ids} />
		</Arrival>
	)),
];

const SCREENS = [
	route(consolePages.work, MyWork),
	route(consolePages.allAssessments, AllAssessments),
	route(consolePages.checks.list, CheckSubmissions),
	...roundRoutes(1, consolePages.checks),
	route(consolePages.editProposal, ({ id }) => <DeskScreen round={1} aim="proposal" id={id} />),
	route(consolePages.reassessments.list, Reassessments),
	...roundRoutes(2, consolePages.reassessments),
	route(consolePages.confirmAssessments, ConfirmAssessments, AdminOnly),
	route(consolePages.confirmReassessments, ConfirmReassessments, AdminOnly),
	route(consolePages.result, ResultView),
	route(consolePages.explanation, ExplanationView),
	route(consolePages.proposal, ProposalView),
	route(consolePages.improvementPlan, PlanScreen),
	route(consolePages.evidenceRequests, EvidenceRequests),
	route(consolePages.evidenceRequest, EvidenceRequestScreen),
	route(consolePages.voice, VoiceScreen),
	route(consolePages.certifications, Certifications),
	route(consolePages.certification, CertificationDetail),
	route(consolePages.certificate, CertificateView),
	route(consolePages.auditEvents, AuditEvents, AdminOnly),
];

/** The routes of assessments, from submission to certificate, and what is next after an act on one of them. */
export const AssessmentRoutes = () => (
	<>
		<NextNotice />
		<RouteTable rows={SCREENS} notFound={<ConsoleNotFound />} />
	</>
);
