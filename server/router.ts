import { adminUsers } from './accounts/admin-user-operations.ts';
import { companyUsers, ownMembers } from './accounts/member-operations.ts';
import { companySession, consoleSession } from './accounts/operations.ts';
import { ownAssessment } from './assessment/operations.ts';
import { consoleProgresses } from './assessment/progress-operations.ts';
import { listStatuses } from './assessment/status-operations.ts';
import { consoleAuditEvents } from './audit/operations.ts';
import { companyCertificate, consoleCertifications } from './certificates/operations.ts';
import { consoleChecking } from './checking/operations.ts';
import { consoleCompanies, ownCompany } from './companies/operations.ts';
import { companyDocumentOperations, fileOperations } from './files/operations.ts';
import { consoleInquiries } from './free-assessment/inquiry-operations.ts';
import { freeAssessment } from './free-assessment/operations.ts';
import { createTrpcRouter, type RouterOf } from './http/trpc.ts';
import { consoleOps } from './ops/operations.ts';
import { consolePapers } from './papers/operations.ts';
import { companyProposals, consoleProposals } from './proposals/operations.ts';
import { consoleReassessments } from './reassessment/operations.ts';
import { companyReports, consoleFinalising, consoleReports } from './reports/operations.ts';

/** Every call of the product, as REST, tRPC and the documentation serve it. */
export const operations = {
	files: fileOperations,
	free: freeAssessment,
	app: {
		session: companySession,
		assessment: ownAssessment,
		documents: companyDocumentOperations,
		members: ownMembers,
		company: ownCompany,
		reports: companyReports,
		proposals: companyProposals,
		certificate: companyCertificate,
	},
	console: {
		session: consoleSession,
		statuses: listStatuses,
		companies: consoleCompanies,
		progresses: consoleProgresses,
		companyUsers,
		adminUsers,
		papers: consolePapers,
		inquiries: consoleInquiries,
		auditEvents: consoleAuditEvents,
		ops: consoleOps,
		checking: consoleChecking,
		reassessments: consoleReassessments,
		reports: consoleReports,
		proposals: consoleProposals,
		finalising: consoleFinalising,
		certifications: consoleCertifications,
	},
};

export type AppRouter = RouterOf<typeof operations>;

export const createAppRouter = (): AppRouter => createTrpcRouter(operations) as unknown as AppRouter;
