import { expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { companyForm } from '#tests/support/companies.ts';
import { findUserRow, makeCompanyUser, unique } from '#tests/support/factories.ts';

/** Names that nobody can see or tell apart; `shared/visible-text.property.test.ts` has the characters. */

const booted = withApp();

const INVISIBLE = 'The name field must contain visible characters.';
const CHARACTERS = 'The name field contains characters that cannot be used.';

it.each([
	['a zero-width space', '\u200b', INVISIBLE],
	['a Hangul filler', '\u3164', INVISIBLE],
	['a reversal', '田中\u202e', CHARACTERS],
	['a line break', '田中\r\n太郎', CHARACTERS],
	['half a character', '田中\ud83d', CHARACTERS],
])('%s is no name', async (_, name, message) => {
	const owner = await makeCompanyUser(booted.current);
	const email = `${unique('new')}@example.com`;
	const answers = [
		await owner.post('/app/company_users', { name, email, password: 'long enough' }),
		await owner.post('/app/company_users/profile/update', { name, email }),
	];
	for (const answer of answers) expect([answer.status, answer.errors]).toEqual([422, { name: [message] }]);
});

it('a name keeps the form of its characters, and an address is looked at too', async () => {
	const app = booted.current;
	const person = await makeCompanyUser(app);
	const name = '神\uFA19　葛\u{E0100} 﨑';
	await person.post('/app/company_users/profile/update', { name, email: person.user.email });
	expect((await findUserRow(app, person.user.id))?.name).toBe(name);
	const owner = await makeCompanyUser(app);
	const refused = await owner.post('/app/company', companyForm({ company_address: '東京都\u2067千代田区' }));
	expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['company_address']]);
});

it.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
	'a comment or a phrase with %j, which shows its text in another order, is refused',
	async (control) => {
		const { admin, progress } = await startedAssessment(booted.current);
		const content = `承認は${control}不要`;
		const comments = `/console/assessment_progresses/${progress.id}/comments`;
		for (const path of [comments, '/console/phrases', '/console/shared_phrases']) {
			const refused = await admin.post(path, { content });
			expect([path, refused.status, Object.keys(refused.errors)]).toEqual([path, 422, ['content']]);
			expect([path, (await admin.post(path, { content: '承認は\n不要 Nguyễn עברית' })).status]).toEqual([path, 200]);
		}
	},
);
