import './texts.ts';
import { Suspense } from 'react';
import { Container } from '#client/ui/layout.tsx';
import { lazyRoute, RouteTable } from '#client/ui/route-table.tsx';
import { Skeleton } from '#client/ui/states.tsx';
import { companyPages } from '#shared/pages/company.ts';
import { CompanyNotFound } from './not-found.tsx';
import { Shell } from './shell/shell.tsx';

const SCREENS = [
	lazyRoute(companyPages.assessment, async () => (await import('./assessment/overview.tsx')).Overview),
	lazyRoute(
		companyPages.assignments,
		async () => (await import('./colleagues/assignments/assignments.tsx')).AssignmentsScreen,
	),
	lazyRoute(companyPages.category, async () => (await import('./category/category.tsx')).Category),
	lazyRoute(companyPages.subCategory, async () => (await import('./sheet/sheet.tsx')).Sheet),
	lazyRoute(companyPages.records, async () => (await import('./records/records.tsx')).Records),
	lazyRoute(companyPages.result, async () => (await import('./assessment-results/result.tsx')).Result),
	lazyRoute(companyPages.explanation, async () => (await import('./explanation/explanation.tsx')).ExplanationScreen),
	lazyRoute(companyPages.proposal, async () => (await import('./improvement-proposals/proposal.tsx')).ProposalScreen),
	lazyRoute(companyPages.improvementPlan, async () => (await import('./improvement-plan/plan.tsx')).PlanScreen),
	lazyRoute(companyPages.certificate, async () => (await import('./certificate/certificate.tsx')).CertificateScreen),
	lazyRoute(companyPages.evidenceRequests, async () => (await import('./evidence/list.tsx')).EvidenceRequests),
	lazyRoute(companyPages.evidenceRequest, async () => (await import('./evidence/request.tsx')).EvidenceRequestScreen),
	lazyRoute(companyPages.objectionNew, async () => (await import('./objections/new.tsx')).NewObjection),
	lazyRoute(companyPages.objection, async () => (await import('./objections/objection.tsx')).ObjectionScreen),
	lazyRoute(companyPages.history, async () => (await import('./history/history.tsx')).History),
	lazyRoute(companyPages.shares, async () => (await import('./shares/shares.tsx')).SharesScreen),
	lazyRoute(companyPages.companyInfo, async () => (await import('./company-info/company-info.tsx')).CompanyInfo),
	lazyRoute(companyPages.notices, async () => (await import('./notices/notices.tsx')).Notices),
	lazyRoute(companyPages.noticeSettings, async () => (await import('./notices/settings.tsx')).NoticeSettings),
	lazyRoute(companyPages.security, async () => (await import('./account/security.tsx')).Security),
	lazyRoute(companyPages.profile, async () => (await import('./profile/profile.tsx')).Profile),
	lazyRoute(companyPages.profileEdit, async () => (await import('./profile/edit.tsx')).ProfileEdit),
];

const Waiting = () => (
	<Container>
		<Skeleton heights={[40, 24, 24, 200]} />
	</Container>
);

/** All screens behind the sign-in. */
export const Inside = () => (
	<Shell>
		<Suspense fallback={<Waiting />}>
			<RouteTable rows={SCREENS} notFound={<CompanyNotFound />} />
		</Suspense>
	</Shell>
);
