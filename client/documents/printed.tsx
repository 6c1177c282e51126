import { translate } from '#client/base/locale.tsx';
import type { PdfDocument } from '#shared/exports/documents.ts';
import { Certificate } from './certificate/certificate.tsx';
import { FreeCertificate } from './certificate/free-certificate.tsx';
import { ExplainedScore } from './explanation/explained-score.tsx';
import { FreeResultSheet } from './free-result/free-result.tsx';
import { Plan } from './plan/plan.tsx';
import { PrintedProgramme } from './programme/printed-programme.tsx';
import { Proposal } from './proposal/proposal.tsx';
import { Report } from './report/report.tsx';
import './texts.ts';

export const PrintedDocument = ({ document }: { document: PdfDocument }) => {
	switch (document.kind) {
		case 'report':
			return <Report report={document.content} />;
		case 'explanation':
			return <ExplainedScore explanation={document.content} isPaper />;
		case 'proposal':
			return <Proposal proposal={document.content} />;
		case 'plan':
			return <Plan plan={document.content} />;
		case 'certificate':
			return <Certificate certificate={document.content} />;
		case 'free-certificate':
			return <FreeCertificate certificate={document.content} />;
		case 'free-result':
			return <FreeResultSheet result={document.content} isPaper />;
		case 'programme':
			return <PrintedProgramme figures={document.content} />;
	}
};

/** Whom a document is about; a result that a visitor takes along names nobody, and figures about all companies name the product. */
const companyOf = (document: PdfDocument): string => {
	if (document.kind === 'free-result') return translate('documents.product');
	if (document.kind === 'programme') return translate('common.product');
	return 'company' in document.content ? document.content.company.company_name : document.content.company_name;
};

const nameOf = (document: PdfDocument): string => {
	switch (document.kind) {
		case 'report':
			return document.content.is_first_time
				? translate('documents.report.titleFirst')
				: translate('documents.report.titleSecond');
		case 'explanation':
			return document.content.is_first_time
				? translate('documents.explanation.titleFirst')
				: translate('documents.explanation.titleSecond');
		case 'proposal':
			return translate('documents.proposal.title');
		case 'plan':
			return translate('plans.title');
		case 'certificate':
			return translate('documents.certificate.title');
		case 'free-certificate':
			return translate('documents.freeCertificate.title');
		case 'free-result':
			return translate('documents.freeResult.title');
		case 'programme':
			return translate('programme.title');
	}
};

/** Title in the metadata of the PDF. */
export const titleOf = (document: PdfDocument): string => `${nameOf(document)} - ${companyOf(document)}`;

/** A CSS string literal; everything but letters, digits and spaces is escaped. */
const cssString = (text: string): string =>
	`"${[...text].map((char) => (/[\p{L}\p{N} ]/u.test(char) ? char : `\\${char.codePointAt(0)?.toString(16)} `)).join('')}"`;

const isCertificate = ({ kind }: PdfDocument): boolean => kind === 'certificate' || kind === 'free-certificate';

const A4_WIDTH_MM = 210;
const SIDE_MM = 16;

/** Maximum length of the company's name in the page header, which it shares with the title. */
const MAX_CHARACTERS = 48;

/**
 * The `@page` rules: A4 portrait, with company, title and page numbers, except on certificates; the cover says company
 * and title itself. The body gets the width
 * of the page's content before printing, since charts measure it and wider content would shrink all text.
 */
export const pageRules = (document: PdfDocument): string => {
	if (isCertificate(document)) return `@page { size: A4 portrait; margin: 0; } body { width: ${A4_WIDTH_MM}mm; }`;
	const margin = 'font-family: "Noto Sans JP"; font-size: 9pt; color: #4d4d4d;';
	return `@page {
		size: A4 portrait;
		margin: 20mm ${SIDE_MM}mm 18mm;
		@top-left { content: ${cssString([...companyOf(document)].slice(0, MAX_CHARACTERS).join(''))}; ${margin} white-space: nowrap; }
		@top-right { content: ${cssString(nameOf(document))}; ${margin} white-space: nowrap; }
		@bottom-center { content: counter(page) " / " counter(pages); ${margin} }
	}
	@page :first { @top-left { content: none; } @top-right { content: none; } }
	body { width: ${A4_WIDTH_MM - 2 * SIDE_MM}mm; }`;
};
