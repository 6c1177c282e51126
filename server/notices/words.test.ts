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

it('says until when to answer, that there is no such day, or nothing where a notice does not know it', () => {
	const of = (data: Record<string, string>, locale: 'ja' | 'en') =>
		noticeWords({ kind: 'evidence_requested', data: { about: '採用', about_en: 'Recruitment', ...data } }, locale).body;
	expect(of({ due_on: '2026-12-01' }, 'ja')).toContain('\n\n回答期限：2026年12月01日\n\n');
	expect(of({ due_on: '2026-12-01' }, 'en')).toContain('\n\nAnswer due: 2026-12-01\n\n');
	expect(of({ due_on: '' }, 'ja')).toContain('\n\n回答期限：期限なし\n\n');
	expect(of({ due_on: '' }, 'en')).toContain('\n\nAnswer due: no due date\n\n');
	expect(of({}, 'ja')).toMatch(/^「採用」について.*届きました。\n\n内容を確認し、.*回答してください。$/);
	const started = (data: Record<string, string>) => noticeWords({ kind: 'assessment_started', data }, 'ja').body;
	expect(started({ company: '甲商事', deadline: '2027-03-31' })).toContain('回答期限：2027年03月31日');
	expect(started({ company: '甲商事' })).not.toContain('回答期限');
});

it('names the last day to ask for a re-assessment after the first report alone, and says what comes next', () => {
	const of = (data: Record<string, string>) => noticeWords({ kind: 'report_ready', data }, 'ja').body;
	expect(of({ company: '甲商事', reassess_by: '2027-11-03' })).toContain('2027年11月03日までに評価員または運営者へ');
	const again = of({ company: '甲商事' });
	expect(again).not.toContain('再評価');
	expect(again).toMatch(/認証をご希望の場合は、評価員または運営者へご連絡ください。$/);
});

it('leaves nothing behind where a move back has no message, and takes one as it was written', () => {
	const of = (message: string) => noticeWords({ kind: 'moved_back', data: { company: '甲商事', message } }, 'ja').body;
	expect(of('')).toMatch(/確認してください。$/);
	expect(of('{{company}} $& を直してください。')).toMatch(/\n\n{{company}} \$& を直してください。$/);
});
