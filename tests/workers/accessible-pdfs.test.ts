import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PdfDocument } from '#shared/exports/documents.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import {
	sampleCertificate,
	sampleFreeCertificate,
	sampleFreeResult,
	typicalExplanation,
	typicalPlan,
	typicalProposal,
	typicalReport,
	typicalSecondReport,
} from '#tests/support/printed/documents.ts';
import { withPrinter } from '#tests/support/printed/printing.ts';
import { readTaggedPdf, type TaggedPdf } from '#tests/support/printed/tagged-pdf.ts';
import { largestProgramme } from '#tests/support/programme/printed.ts';

/**
 * What every PDF tells those who do not see it, held against the list in `docs/accessible-pdfs.md`.
 *
 * @module-tag rest
 */

const printing = withPrinter();

const SAMPLES: Record<string, (locale: Locale) => PdfDocument> = {
	report: (locale) => ({ kind: 'report', content: typicalReport(locale) }),
	'second report': (locale) => ({ kind: 'report', content: typicalSecondReport(locale) }),
	explanation: (locale) => ({ kind: 'explanation', content: typicalExplanation(locale) }),
	proposal: (locale) => ({ kind: 'proposal', content: typicalProposal(locale) }),
	plan: (locale) => ({ kind: 'plan', content: typicalPlan(locale) }),
	programme: (locale) => ({ kind: 'programme', content: largestProgramme(locale) }),
	certificate: () => ({ kind: 'certificate', content: sampleCertificate({ score: 652 }) }),
	'free certificate': () => ({ kind: 'free-certificate', content: sampleFreeCertificate() }),
	'free result': (locale) => ({ kind: 'free-result', content: sampleFreeResult({}, locale) }),
};

type Printed = TaggedPdf & { raw: string; locale: Locale };

const KANA = /[\u3040-\u30ff]/;

/**
 * The number of a goal beside its picture, whose text has it, the arrow before a change in words, and a heading that is
 * repeated where its part continues.
 */
const DECORATION = /^(1?\d|[↑↓] ?|.*（続き）|.* ?\(continued\))$/;

/** Each check by its name in the list. */
const CHECKS: Record<string, (pdf: Printed) => void> = {
	tagged: ({ isMarked, pages, pagesWithStructure }) => {
		expect({ isMarked, pagesWithStructure }).toEqual({ isMarked: true, pagesWithStructure: pages });
	},
	language: ({ language, metadata, locale }) => {
		expect([language, metadata.language]).toEqual([locale, locale]);
	},
	title: ({ title, metadata, showsTitle }) => {
		expect(title).toMatch(/\S - \S/);
		expect({ title: metadata.title, showsTitle }).toEqual({ title, showsTitle: true });
	},
	headings: ({ headings }) => {
		expect(headings.map(({ level }) => level).filter((level) => level === 1)).toEqual([1]);
		expect(headings.filter(({ text }) => text === '')).toEqual([]);
		headings.forEach(({ level, text }, at) => {
			expect(level, text).toBeLessThanOrEqual((headings[at - 1]?.level ?? 0) + 1);
		});
	},
	outline: ({ headings, outline }) => {
		expect(outline).toEqual(headings);
	},
	figures: ({ figures, locale }) => {
		expect(figures.filter((text) => !text?.trim())).toEqual([]);
		if (locale === 'en') expect(figures.filter((text) => text && KANA.test(text))).toEqual([]);
	},
	tables: ({ roles, raw }) => {
		// pdf.js does not tell the scope.
		const count = (pattern: RegExp): number => [...raw.matchAll(pattern)].length;
		expect(count(/\/Scope \/(Row|Column)\b/g)).toBe(count(/\/S \/TH\b/g));
		expect(roles.has('TH')).toBe(roles.has('Table'));
	},
	content: ({ outside, title, pages }) => {
		outside.forEach((texts, at) => {
			const margin = [`${title}`.split(' - '), `${at + 1} / ${pages}`].flat();
			expect(texts.filter((text) => !margin.includes(text) && !DECORATION.test(text))).toEqual([]);
		});
	},
	claims: ({ raw }) => {
		expect(raw).not.toContain('pdfuaid');
	},
};

it('the list names each check', () => {
	const list = readFileSync(new URL('../../docs/accessible-pdfs.md', import.meta.url), 'utf8');
	const named = [...list.matchAll(/^\| \*\*(\w+)\*\* \|/gm)].map(([, name]) => name);
	expect(named).toEqual(Object.keys(CHECKS));
});

describe.each(LOCALES.flatMap((locale) => Object.keys(SAMPLES).map((name) => [name, locale] as const)))(
	'the %s in %s',
	(name, locale) => {
		let pdf: Printed;
		beforeAll(async () => {
			const document = SAMPLES[name]?.(locale);
			if (!document) throw new Error(`no sample ${name}`);
			const bytes = await printing.bytes(document, locale);
			pdf = { ...(await readTaggedPdf(bytes)), raw: bytes.toString('latin1'), locale };
		});

		it.each(Object.keys(CHECKS))('passes the check: %s', (check) => {
			CHECKS[check]?.(pdf);
		});
	},
);

it('the chart of the years says its figures: the table beside it is not drawn on paper', async () => {
	const { figures } = await readTaggedPdf(await printing.bytes({ kind: 'report', content: typicalReport() }));
	expect(figures).toContainEqual(expect.stringMatching(/^年度別の総合点: 2026年 \d+ 一つ星、2027年 未実施、/));
});
