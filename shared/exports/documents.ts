import type { PrintedCertificate } from '#shared/certificates/schemas.ts';
import type { Explanation } from '#shared/explanation/schemas.ts';
import type { FreeCertificate } from '#shared/free-assessment/certificate.ts';
import type { TakenResult } from '#shared/free-assessment/taken.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import type { PrintedProgramme } from '#shared/programme/printed.ts';
import type { ImprovementProposal } from '#shared/proposals/schemas.ts';
import type { ReportContent } from '#shared/reports/schemas.ts';

/** The PDF documents. Content is the view model of the screen, and one component renders both. */

export const PDF_KINDS = [
	'report',
	'explanation',
	'proposal',
	'plan',
	'certificate',
	'free-certificate',
	'free-result',
	'programme',
] as const;
export type PdfKind = (typeof PDF_KINDS)[number];

/** Kinds requested by anonymous visitors. */
export const VISITOR_KINDS = ['free-certificate', 'free-result'] as const satisfies readonly PdfKind[];
type VisitorKind = (typeof VISITOR_KINDS)[number];

export type PdfContent = {
	report: ReportContent;
	explanation: Explanation;
	proposal: ImprovementProposal;
	plan: ImprovementPlan;
	certificate: PrintedCertificate;
	'free-certificate': FreeCertificate;
	'free-result': TakenResult;
	programme: PrintedProgramme;
};

export type PdfDocument = { [K in PdfKind]: { kind: K; content: PdfContent[K] } }[PdfKind];

/** Kind that is printed once and archived (`server/certificates/archive`). */
export const KEPT_KIND = 'certificate' satisfies PdfKind;

/** Rendered again if its content changes or its file is missing. */
export type CachedDocument = Exclude<PdfDocument, { kind: typeof KEPT_KIND }>;

/** Documents of visitors, which belong to no assessment. */
export type VisitorDocument = Extract<PdfDocument, { kind: VisitorKind }>;

export const isForVisitors = (document: PdfDocument): document is VisitorDocument =>
	VISITOR_KINDS.some((kind) => kind === document.kind);

export const PDF_TYPE = 'application/pdf';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** File names of the downloads (section 9 of the specification). */
export const PDF_FILE_NAMES: Readonly<Record<PdfKind, string>> = {
	report: 'assessment-result.pdf',
	explanation: 'score-explanation.pdf',
	proposal: 'improvement-proposal.pdf',
	plan: 'improvement-plan.pdf',
	certificate: 'certificate-of-completion.pdf',
	'free-certificate': 'certificate-of-completion.pdf',
	'free-result': 'self-assessment-result.pdf',
	programme: 'program-overview.pdf',
};
