import { expect, it } from 'vitest';
import { noticeWords } from './words.ts';

it('words days in the language of the reader, and names where they have an English one', () => {
	const data = {
		company: '甲商事',
		issued_on: '2026-11-03',
		about: '採用',
		about_en: 'Recruitment',
		due_on: '2026-12-01',
	};
	const body = (kind: 'certificate_withdrawn' | 'evidence_due', locale: 'ja' | 'en') =>
		noticeWords({ kind, data }, locale).body;
	expect(body('certificate_withdrawn', 'ja')).toContain('2026年11月03日');
	expect(body('certificate_withdrawn', 'en')).toContain('2026-11-03');
	expect(body('evidence_due', 'ja')).toContain('「採用」についての資料の提出期限は 2026年12月01日');
	expect(body('evidence_due', 'en')).toContain('“Recruitment” is due on 2026-12-01');
	const { about_en: _, ...untranslated } = data;
	expect(noticeWords({ kind: 'evidence_due', data: untranslated }, 'en').body).toContain('“採用”');
});

it('words the days of every kind that names one', () => {
	const data = { deadline: '2026-11-03', due_on: '2026-11-03', expires_on: '2026-11-03', issued_on: '2026-11-03' };
	for (const kind of ['deadline', 'evidence_due', 'certificate_expiring', 'certificate_withdrawn'] as const) {
		expect(noticeWords({ kind, data }, 'ja').body).toContain('2026年11月03日');
		expect(noticeWords({ kind, data }, 'en').body).toContain('2026-11-03');
	}
});

it('leaves nothing behind where a move back has no message, and takes one as it was written', () => {
	const of = (message: string) => noticeWords({ kind: 'moved_back', data: { company: '甲商事', message } }, 'ja').body;
	expect(of('')).toMatch(/確認してください。$/);
	expect(of('{{company}} $& を直してください。')).toMatch(/\n\n{{company}} \$& を直してください。$/);
});
