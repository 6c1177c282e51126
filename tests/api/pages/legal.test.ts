import { describe, expect, it } from 'vitest';
import { LEGAL_EFFECTIVE_ON, LEGAL_VERSION } from '#shared/legal/version.ts';
import { legal as legalEn } from '#shared/texts/client/legal.en.ts';
import { legal } from '#shared/texts/client/legal.ja.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';

/** Terms and privacy policy, filled from the settings. */

const unnamed = withApp();
const named = withApp({
	env: {
		OPERATOR_NAME: '検証評価機構',
		AUDIT_RETENTION_DAYS: '0',
		EVIDENCE_RETENTION_DAYS: '1825',
		FAILED_JOB_RETENTION_DAYS: '45',
		ERASED_COMPANY_KEEPS: 'nothing',
	},
});

const read = async ({ url }: TestApp, path: string): Promise<string> => (await fetch(url + path)).text();

/** The values of the list of periods, by their label. */
const periodsIn = (html: string): Record<string, string> =>
	Object.fromEntries(
		[...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)<\/dd>/g)].map(([, label, value]) => [label, value]),
	);

const headingsIn = (html: string): string[] => [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, name = '']) => name);

describe.each(['/terms', '/privacy'])('%s', (path) => {
	it('says its version and from which day it applies, in both languages', async () => {
		expect(LEGAL_EFFECTIVE_ON).toMatch(/^\d{4}-\d{2}-\d{2}$/);
		const [year, month, day] = LEGAL_EFFECTIVE_ON.split('-');
		expect(await read(named.current, path)).toContain(
			`第${LEGAL_VERSION}版、${year}年${month}月${day}日から有効です。`,
		);
		expect(await read(named.current, `${path}?lang=en`)).toContain(
			`Version ${LEGAL_VERSION}, effective from ${LEGAL_EFFECTIVE_ON}.`,
		);
	});

	it('has all its parts, and leaves no variable open', async () => {
		for (const [locale, texts] of [
			['ja', legal],
			['en', legalEn],
		] as const) {
			const html = await read(named.current, `${path}?lang=${locale}`);
			const parts = Object.entries(path === '/terms' ? texts.terms : texts.privacy).flatMap(([key, part]) =>
				typeof part === 'object' && 'name' in part ? [{ key, name: part.name }] : [],
			);
			expect(parts.length).toBeGreaterThan(15);
			const escaped = parts.map(({ name }) => name.replaceAll("'", '&#x27;'));
			expect(headingsIn(html).slice(0, parts.length)).toEqual(escaped);
			for (const { key } of parts) expect(html).toContain(`<section id="${key}"`);
			expect(html).not.toContain('{{');
		}
	});
});

it('the articles of the terms are numbered, and refer to each other by the right number', () => {
	const names = Object.values(legal.terms).flatMap((part) => (typeof part === 'object' ? [part.name] : []));
	expect(names.map((name) => Number(/^第(\d+)条 /.exec(name)?.[1]))).toEqual(names.map((_, at) => at + 1));
	const referred = {
		confidentiality: [11],
		handover: [],
		end: [14, 16, 7, 9, 13, 15, 20, 22],
	};
	for (const [key, numbers] of Object.entries(referred)) {
		const { text } = legal.terms[key as keyof typeof referred];
		expect([...text.matchAll(/第(\d+)条/g)].map(([, number]) => Number(number))).toEqual(numbers);
	}
	expect(legal.terms.result.name).toContain('第11条');
	expect(legal.terms.result.text).toContain('集計');
	expect(legal.terms.handover.name).toBe('第16条 データの引き渡しと消去');
});

it('the privacy policy says for how long what is kept, as the settings have it', async () => {
	const periods = periodsIn(await read(named.current, '/privacy'));
	const { kept } = legal.privacy;
	expect(periods).toMatchObject({
		[kept.freeResults]: '3年間',
		[kept.freeCertificates]: '30日間',
		[kept.applications]: '期限なし',
		[kept.submitted]: '評価が終わってから5年間（名前と日付だけが残ります）',
		[kept.notices]: '400日間',
		[kept.mails]: '送信を終えてから180日間',
		[kept.mailContents]: '送信を終えてから7日間',
		[kept.networks]: '最後のログインから30日間',
		[kept.auditLog]: '期限なし',
		[kept.failedJobs]: '45日間',
	});
	const unlimited = periodsIn(await read(unnamed.current, '/privacy'));
	expect(unlimited[kept.submitted]).toBe('期限なし（契約の終了後も、企業が消去を求めるまで）');
	expect(unlimited[kept.auditLog]).toBe('2年間');
});

it('both say what of certificates outlives an erasure, as the setting decides', async () => {
	for (const path of ['/terms', '/privacy']) {
		expect(await read(unnamed.current, path)).toContain(legal.keptCertificates);
		expect(await read(named.current, path)).not.toContain('第三者が確かめられるように残ります');
	}
});

it('they are drafts while nobody is named', async () => {
	expect(await read(unnamed.current, '/terms')).toContain(legal.draft);
	expect(await read(named.current, '/terms')).not.toContain(legal.draft);
});
