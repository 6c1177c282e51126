import type { Certificate } from '#shared/certificates/schemas.ts';
import type { TakenResult } from '#shared/free-assessment/taken.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ReportContent } from '#shared/reports/schemas.ts';

/** What the page of a link shows. */

export type SharedSummary = Pick<ReportContent, 'is_first_time' | 'updated_at' | 'company'> & {
	score: number | null;
	/** 100 per main category of the paper. */
	max_score: number;
	categories: { id: number; content: string; score: number | null }[];
};

export type SharedDocument =
	| { kind: 'report'; content: ReportContent }
	| { kind: 'summary'; content: SharedSummary }
	| { kind: 'certificate'; content: Certificate };

/** With what a visitor takes along. */
export type LinkedDocument = SharedDocument | { kind: 'free-result'; content: TakenResult };

/** How the server asks the client's own components for it. */
export type SharedRequest = { document: LinkedDocument; locale: Locale };

export type SharedPage = { html: string; css: string };
