import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBundle, voiceBundle } from '#scripts/setup/bundles.ts';
import { ConfigError } from '#server/base/config.ts';
import { readHelpFile } from '#server/http/voice/help-file.ts';
import { PLACES } from '#shared/voice/help.ts';
import { VOICE_LANGUAGES } from '#shared/voice/languages.ts';
import { type PageTexts, textsPath } from '#shared/voice/page.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { askWorkers } from '#tests/support/voice.ts';

const EXTRA = {
	name: { ja: '市民の会', en: 'Citizens' },
	topic: 'life',
	languages: ['vi'],
	phone: '03-0000-0000',
	page: 'https://help.example/',
	checked_on: '2026-11-01',
};

const OPERATOR = { OPERATOR_NAME: '検証 & 機構', OPERATOR_EMAIL: 'voice@example.org', OPERATOR_PHONE: '03-1111-1111' };
const ASKER = { name: '検証 & 機構', contact: 'voice@example.org' };

const helpFile = (content: unknown): string => {
	const file = path.join(mkdtempSync(path.join(tmpdir(), 'kyosei-help-')), 'help.json');
	writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
	return file;
};

beforeAll(() => ensureBundle(voiceBundle));

describe('the page', () => {
	const booted = withApp({ env: { VOICE_HELP_FILE: helpFile([EXTRA]), ...OPERATOR } });
	const nameless = withApp();

	const checked = async () => {
		const { admin, progress } = await assessmentAt(booted.current, 3);
		return [admin, progress.id] as const;
	};

	const visit = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
		fetch(booted.current.url + address, { headers });

	const filesOf = (page: string): string[] =>
		[...page.matchAll(/(?:href|src)="(\/voice\/[^"]+)"/g)].map(([, file = '']) => file);

	it('sets no cookie, may not be indexed, tells nobody its address, and runs only its own script', async () => {
		for (const address of ['/voice', '/voice/', textsPath('my')]) {
			const { status, headers } = await visit(address);
			expect([address, status, headers.getSetCookie()]).toEqual([address, 200, []]);
			expect(headers.get('X-Robots-Tag')).toBe('noindex');
			expect(headers.get('Referrer-Policy')).toBe('no-referrer');
			expect(headers.get('Cache-Control')).toBe('no-cache');
			expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
		}
	});

	it('is the same to everybody', async () => {
		const plain = await (await visit('/voice')).text();
		const other = await visit('/voice?lang=en', { 'Accept-Language': 'vi', Cookie: 'locale=en' });
		expect(await other.text()).toBe(plain);
		expect(other.headers.getSetCookie()).toEqual([]);
	});

	it('has its texts in each language, with the places of the operator', async () => {
		for (const language of VOICE_LANGUAGES) {
			const texts = (await (await visit(textsPath(language))).json()) as PageTexts;
			expect(texts.statements).toEqual(voiceTexts[language].statements);
			expect(texts.asker).toEqual(ASKER);
			expect(texts.places).toEqual([...PLACES, { ...EXTRA, from: null, until: null }]);
		}
	});

	it('names who asks before anything else that can be read, and so do slips and poster; nobody where no operator is set', async () => {
		const readable = (page: string): string =>
			page
				.slice(page.indexOf('<body>'))
				.replaceAll(/<[^>]+>/g, '')
				.trim();
		expect(readable(await (await visit('/voice')).text())).toMatch(/^検証 &amp; 機構\s/);
		await publishPaper(booted.current, smallPaper());
		const { data } = await askWorkers(booted.current, ...(await checked()));
		expect(data.asker).toEqual(ASKER);
		const plain = await (await fetch(`${nameless.current.url}/voice`)).text();
		expect(plain).not.toContain('asker');
		const texts = (await (await fetch(nameless.current.url + textsPath('vi'))).json()) as PageTexts;
		expect(texts.asker).toBeNull();
	});

	it('says to whom none of the languages is their own that they can be interviewed', async () => {
		expect(await (await visit('/voice')).text()).toContain(voiceTexts.en.page.otherLanguages);
	});

	it('weighs at most 60 KB with its largest language and without fonts', async () => {
		const page = await (await visit('/voice')).text();
		const files = await Promise.all(filesOf(page).map(async (file) => (await visit(file)).text()));
		expect(files).toHaveLength(2);
		const texts = await Promise.all(VOICE_LANGUAGES.map(async (each) => (await visit(textsPath(each))).text()));
		const sizes = [page, ...files].map((text) => gzipSync(text).length);
		const largest = Math.max(...texts.map((text) => gzipSync(text).length));
		expect(sizes.reduce((sum, size) => sum + size, largest)).toBeLessThan(60 * 1024);
	});

	it('loads files that never change, and answers 404 in JSON to others', async () => {
		const [file = ''] = filesOf(await (await visit('/voice')).text());
		const { headers } = await visit(file);
		expect(headers.get('Cache-Control')).toContain('immutable');
		expect(headers.get('Referrer-Policy')).toBe('no-referrer');
		expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
		// Of documents only, and longer than some of the files.
		expect([headers.get('Content-Security-Policy'), headers.get('Permissions-Policy')]).toEqual([null, null]);
		for (const address of [
			'/voice/assets/x.js',
			'/voice/texts/xx.json',
			'/voice/x',
			'/voice/assets/..%2f..%2fpackage.json',
		]) {
			const answer = await visit(address);
			expect([address, answer.status, answer.headers.get('Content-Type')]).toEqual([
				address,
				404,
				expect.stringContaining('application/json'),
			]);
		}
	});
});

const without = (name: keyof typeof EXTRA): object => ({ ...EXTRA, [name]: undefined });

const wrong: [string, unknown, RegExp][] = [
	['no JSON', '[', /JSON/],
	['no list', {}, /^Setting VOICE_HELP_FILE is wrong: the file must be a list of at most 50 places$/],
	['no name', [without('name')], /place 1, name must have ja and en/],
	['a name in one language', [{ ...EXTRA, name: { ja: 'x' } }], /place 1, name, en must be a text/],
	['no date', [EXTRA, without('checked_on')], /place 2, checked_on must be a day such as/],
	['an unknown language', [{ ...EXTRA, languages: ['xx'] }], /place 1, languages, 0 must be one of ja-easy/],
	['no language', [{ ...EXTRA, languages: [] }], /place 1, languages must be null or a list/],
	['a page that is no https address', [{ ...EXTRA, page: 'javascript:alert(1)' }], /place 1, page must be an address/],
	['a number that is none', [{ ...EXTRA, phone: 'call us' }], /place 1, phone must be a number such as/],
	['an unknown field', [{ ...EXTRA, fax: '1' }], /place 1 must have name, .* and nothing else$/],
];

it.each(wrong)("an operator's file with %s is refused with the reason", (_name, content, reason) => {
	const read = () => readHelpFile(helpFile(content));
	expect(read).toThrow(ConfigError);
	expect(read).toThrow(reason);
});

it('a file that is not there is refused', () => {
	expect(() => readHelpFile('/nowhere/help.json')).toThrow(/^Setting VOICE_HELP_FILE is wrong: /);
});
