import { companyDocumentOperations } from '#server/evidence/documents/operations.ts';
import { companyPhone, phoneOperations } from '#server/evidence/phone/operations.ts';
import { previewOperations } from '#server/evidence/previews/operations.ts';
import { companyEvidence, consoleEvidence, documentEvidence } from '#server/evidence/requests/operations.ts';
import { fileOperations } from '#server/evidence/stored-files/operations.ts';
import { consoleMails } from '#server/notices/mails/operations.ts';
import { companySignIns, consoleSignIns } from '#server/sign-in/active/operations.ts';
import { companyAccount, consoleAccount } from './accounts/operations.ts';
import { ownAssessment } from './answering/operations.ts';
import { consoleAuditEvents } from './audit-log/operations.ts';
import { consoleCompanyImport } from './bulk/import-operations.ts';
import { consoleBulkJobs } from './bulk/job-operations.ts';
import { consoleBulk } from './bulk/operations.ts';
import { consoleCalibrations } from './calibration/operations.ts';
import type { FileCallsOf, UploadCallsOf } from './calls/file-calls.ts';
import { createTrpcRouter, type RouterOf } from './calls/trpc.ts';
import { withCosts } from './calls/with-costs.ts';
import { companyListing, directoryOperations } from './certificates/directory/operations.ts';
import { consoleCertificates } from './certificates/issued/operations.ts';
import { companyCertificate, consoleCertifications, openCertificates } from './certificates/operations.ts';
import { consoleChecking, consoleRechecking } from './checking/operations.ts';
import { consoleCompanies } from './console-companies/operations.ts';
import { COSTS } from './costs.ts';
import { companyExplanation, consoleExplanation } from './explanation/operations.ts';
import { consoleFinalising } from './finalising/operations.ts';
import { consoleInquiries } from './free-assessment/inquiry-operations.ts';
import { freeAssessment } from './free-assessment/operations.ts';
import { consoleGoingLive } from './going-live/operations.ts';
import { consoleGrading, consoleRegrading } from './grading/operations.ts';
import { consoleInterests } from './interests/operations.ts';
import { companyTerms } from './legal/operations.ts';
import { adminUsers } from './members/admin-user-operations.ts';
import { companyUsers, ownMembers } from './members/member-operations.ts';
import { companyNotices, consoleNotices } from './notices/inbox/operations.ts';
import { companyObjections, consoleObjections } from './objections/operations.ts';
import { operatorOperations } from './operator/operations.ts';
import { consoleOps } from './ops/operations.ts';
import { ownCompany } from './own-company/operations.ts';
import { consolePapers } from './papers/operations.ts';
import { consolePhrases } from './phrases/operations.ts';
import { companyPlans, consolePlans } from './plans/operations.ts';
import { companySharing } from './position/operations.ts';
import { consoleProgramme } from './programme/operations.ts';
import { consoleProgresses, ownHistory } from './progresses/operations.ts';
import { listStatuses } from './progresses/status-operations.ts';
import { companyProposals, consoleProposals } from './proposals/operations.ts';
import { consoleReassessments } from './reassessment/operations.ts';
import { companyReports, consoleReports } from './reports/operations.ts';
import { consoleSearch } from './search/operations.ts';
import { companySecondFactor, consoleSecondFactor } from './second-factor/operations.ts';
import { companyShares } from './shares/operations.ts';
import { companySignIn, consoleSignIn } from './sign-in/operations.ts';
import { consoleSimulations } from './simulation/operations.ts';
import { consoleTimeline } from './timeline/operations.ts';
import { consoleViews } from './views/operations.ts';
import { companyVoice, consoleVoice, openVoice } from './voice/operations.ts';

/** All operations, served over REST and tRPC and described in OpenAPI. */
export const operations = withCosts(
	{
		files: { ...fileOperations, ...previewOperations },
		free: freeAssessment,
		operator: operatorOperations,
		certified: directoryOperations,
		phone: phoneOperations,
		certificates: openCertificates,
		voice: openVoice,
		app: {
			session: { ...companySignIn, ...companyAccount },
			secondFactor: companySecondFactor,
			signIns: companySignIns,
			notices: companyNotices,
			assessment: { ...ownAssessment, ...ownHistory },
			documents: { ...companyDocumentOperations, ...documentEvidence },
			evidence: companyEvidence,
			phone: companyPhone,
			members: ownMembers,
			company: ownCompany,
			positionSharing: companySharing,
			terms: companyTerms,
			reports: companyReports,
			explanation: companyExplanation,
			objections: companyObjections,
			plans: companyPlans,
			proposals: companyProposals,
			certificate: { ...companyCertificate, ...companyListing },
			shares: companyShares,
			voice: companyVoice,
		},
		console: {
			session: { ...consoleSignIn, ...consoleAccount },
			secondFactor: consoleSecondFactor,
			signIns: consoleSignIns,
			notices: consoleNotices,
			statuses: listStatuses,
			search: consoleSearch,
			companies: consoleCompanies,
			progresses: { ...consoleProgresses, ...consoleTimeline },
			bulk: consoleBulk,
			bulkJobs: consoleBulkJobs,
			companyImport: consoleCompanyImport,
			companyUsers,
			adminUsers,
			papers: consolePapers,
			phrases: consolePhrases,
			views: consoleViews,
			simulations: consoleSimulations,
			inquiries: consoleInquiries,
			auditEvents: consoleAuditEvents,
			mails: consoleMails,
			ops: consoleOps,
			goingLive: consoleGoingLive,
			checking: { ...consoleChecking, ...consoleGrading },
			evidence: consoleEvidence,
			voice: consoleVoice,
			reassessments: { ...consoleRechecking, ...consoleRegrading, ...consoleReassessments },
			reports: consoleReports,
			explanation: consoleExplanation,
			objections: consoleObjections,
			calibrations: consoleCalibrations,
			interests: consoleInterests,
			plans: consolePlans,
			proposals: consoleProposals,
			finalising: consoleFinalising,
			certifications: consoleCertifications,
			certificates: consoleCertificates,
			programme: consoleProgramme,
		},
	},
	COSTS,
);

export type AppRouter = RouterOf<typeof operations>;
export type FileCalls = FileCallsOf<typeof operations>;
export type UploadCalls = UploadCallsOf<typeof operations>;

export const createAppRouter = (): AppRouter => createTrpcRouter(operations) as unknown as AppRouter;
