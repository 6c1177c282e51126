import { AdminOnly } from '#client/console/shell/admin-only.tsx';
import { lazyRoute } from '#client/ui/route-table.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { consolePages } from '#shared/pages/console.ts';

type Sheets = typeof consolePages.checks | typeof consolePages.reassessments;

const roundRoutes = (round: Round, { sheet, evaluate, category, subCategory }: Sheets) => [
	lazyRoute(sheet, async () => {
		const { SheetScreen } = await import('./checking/sheet.tsx');
		return ({ id }) => <SheetScreen round={round} id={id} />;
	}),
	lazyRoute(evaluate, async () => {
		const { DeskScreen } = await import('./desk/desk-screen.tsx');
		return ({ id }) => <DeskScreen round={round} aim="report" id={id} />;
	}),
	lazyRoute(category, async () => {
		const { CategoryScreen } = await import('./checking/category.tsx');
		return (ids) => <CategoryScreen key={ids.categoryId} round={round} {...ids} />;
	}),
	lazyRoute(subCategory, async () => {
		const { SubCategoryScreen } = await import('./checking/sub-category.tsx');
		return (ids) => <SubCategoryScreen round={round} {...ids} />;
	}),
];

/** The screens of assessments, from submission to certificate; each is loaded when it is first opened. */
export const ASSESSMENT_ROUTES = [
	lazyRoute(consolePages.work, async () => (await import('./lists/work.tsx')).MyWork),
	lazyRoute(consolePages.allAssessments, async () => (await import('./lists/all-assessments.tsx')).AllAssessments),
	lazyRoute(consolePages.programme, async () => (await import('./programme/programme.tsx')).ProgrammeScreen),
	lazyRoute(
		consolePages.programmeResults,
		async () => (await import('./programme/rows/results-screen.tsx')).ProgrammeResults,
	),
	lazyRoute(
		consolePages.programmeActions,
		async () => (await import('./programme/rows/actions-screen.tsx')).ProgrammeActions,
	),
	lazyRoute(consolePages.checks.list, async () => (await import('./lists/check-submissions.tsx')).CheckSubmissions),
	...roundRoutes(1, consolePages.checks),
	lazyRoute(consolePages.editProposal, async () => {
		const { DeskScreen } = await import('./desk/desk-screen.tsx');
		return ({ id }) => <DeskScreen round={1} aim="proposal" id={id} />;
	}),
	lazyRoute(consolePages.reassessments.list, async () => (await import('./lists/re-assessments.tsx')).Reassessments),
	...roundRoutes(2, consolePages.reassessments),
	lazyRoute(
		consolePages.confirmAssessments,
		async () => (await import('./lists/confirm-screens.tsx')).ConfirmAssessments,
		AdminOnly,
	),
	lazyRoute(
		consolePages.confirmReassessments,
		async () => (await import('./lists/confirm-screens.tsx')).ConfirmReassessments,
		AdminOnly,
	),
	lazyRoute(consolePages.result, async () => (await import('./views/result-view.tsx')).ResultView),
	lazyRoute(consolePages.explanation, async () => (await import('./views/explanation-view.tsx')).ExplanationView),
	lazyRoute(consolePages.proposal, async () => (await import('./views/proposal-view.tsx')).ProposalView),
	lazyRoute(consolePages.improvementPlan, async () => (await import('./plan/plan-screen.tsx')).PlanScreen),
	lazyRoute(consolePages.evidenceRequests, async () => (await import('./evidence/list.tsx')).EvidenceRequests),
	lazyRoute(consolePages.objections, async () => (await import('./objections/list.tsx')).Objections),
	lazyRoute(consolePages.objection, async () => (await import('./objections/objection.tsx')).ObjectionScreen),
	lazyRoute(consolePages.evidenceRequest, async () => (await import('./evidence/request.tsx')).EvidenceRequestScreen),
	lazyRoute(
		consolePages.calibrations,
		async () => (await import('#client/console/calibration/list.tsx')).Calibrations,
		AdminOnly,
	),
	lazyRoute(
		consolePages.calibration,
		async () => (await import('#client/console/calibration/compare-screen.tsx')).CalibrationScreen,
	),
	lazyRoute(
		consolePages.calibrationRating,
		async () => (await import('#client/console/calibration/rating-screen.tsx')).SecondRatingScreen,
	),
	lazyRoute(consolePages.voice, async () => (await import('./voice/voice-screen.tsx')).VoiceScreen),
	lazyRoute(consolePages.certifications, async () => (await import('./certification/list.tsx')).Certifications),
	lazyRoute(consolePages.certification, async () => (await import('./certification/detail.tsx')).CertificationDetail),
	lazyRoute(consolePages.certificate, async () => (await import('./views/certificate-view.tsx')).CertificateView),
	lazyRoute(consolePages.bulkJobs, async () => (await import('./bulk-jobs/jobs-page.tsx')).BulkJobs),
	lazyRoute(consolePages.bulkJob, async () => (await import('./bulk-jobs/job-page.tsx')).BulkJobScreen),
	lazyRoute(consolePages.auditEvents, async () => (await import('./audit/audit-events.tsx')).AuditEvents, AdminOnly),
];
