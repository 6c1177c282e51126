import { asc, eq } from 'drizzle-orm';
import { companies } from '#server/db/tables/companies.ts';
import { mails } from '#server/db/tables/notices.ts';
import { compose } from '#server/notices/mails/compose.ts';
import { plainText } from '#server/notify/letter.ts';
import type { RequestRow, RequestVersion } from '#shared/evidence/requests.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { Staged } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import type { Answer } from '#tests/support/client.ts';
import type { Person } from '#tests/support/factories.ts';
import { GUIDANCE } from '#tests/support/guided-paper.ts';
import { tellAll } from '#tests/support/notices/announced.ts';

/** Requests with the suggested text of their question, and everything that a company sees of them. */

const EVIDENCE = [
	{ text: '就業規則の写し', text_en: 'Copy of the work rules' },
	{ text: '賃金台帳（直近3か月）', text_en: null },
];

/** The suggested texts of questions 1 to 3; the third has no guidance. */
export const READY = {
	en: [
		'So that we can confirm your answer, please show us documents on this question, such as:\n- Copy of the work rules\n- 賃金台帳（直近3か月）',
		'So that we can confirm your answer, please show us documents on this question, such as:\n- Paper',
		'So that we can confirm your answer, please show us documents on this question: rules, records or photos, for example.',
	],
	ja: [
		'ご回答の内容を確認するため、この設問について、次のような資料をご提出ください。\n・就業規則の写し\n・賃金台帳（直近3か月）',
		'ご回答の内容を確認するため、この設問について、次のような資料をご提出ください。\n・書類',
		'ご回答の内容を確認するため、この設問について、取り組みが分かる資料（規程、記録、写真など）をご提出ください。',
	],
} as const;

/** The paper, with guidance at its first two questions. */
export const withGuidance = (contents: PaperContents): PaperContents => {
	const [first, second] = contents[0]?.sub_categories[0]?.questions ?? [];
	if (!first || !second) throw new Error('the paper is too small');
	Object.assign(first, { guidance: { ...GUIDANCE, evidence: EVIDENCE } });
	Object.assign(second, { guidance: GUIDANCE });
	return contents;
};

export const askSeveral = (
	person: Person,
	{ progress }: Pick<Staged, 'progress'>,
	questions: readonly number[],
	body: object = {},
): Promise<Answer<RequestVersion[]>> =>
	person.post<RequestVersion[]>('/console/evidence_requests/several', {
		progress_id: progress.id,
		answer_content_ids: questions,
		...body,
	});

/** The mails to a person in the order of creation, composed as the worker does. */
const mailsTo = async ({ deps }: TestApp, { user }: Person): Promise<string[]> => {
	const rows = await deps.db.select().from(mails).where(eq(mails.userId, user.id)).orderBy(asc(mails.id));
	const composed = await Promise.all(rows.map((mail) => compose(deps, mail)));
	return composed.map((mail) => (mail ? `${mail.letter.subject}\n${plainText(mail.letter)}` : 'no mail'));
};

/** Everything that a company sees of its requests, in the order shown, without ids, times and its name. */
export const seenByCompany = async (app: TestApp, { owner, companyId }: Staged): Promise<string[]> => {
	await tellAll(app);
	const list = await owner.get<RequestRow[]>('/app/evidence_requests');
	const each = await Promise.all(list.data.map(({ id }) => owner.get(`/app/evidence_requests/${id}`)));
	const inbox = await owner.get('/app/notices');
	const overview = await owner.get('/app/assessment');
	const [company] = await app.deps.db.select().from(companies).where(eq(companies.id, companyId));
	const texts = [list, ...each, inbox, overview].map(({ text }) => text);
	return [...texts, ...(await mailsTo(app, owner))].map((text) =>
		text
			.replaceAll(company?.companyName ?? '', '〔企業〕')
			.replaceAll(owner.user.name, '〔氏名〕')
			.replaceAll(/"((?:\w+_)?id)":\d+/g, '"$1":0')
			.replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"time"')
			.replaceAll(/"K-\d{4}-\d{4}"/g, '"receipt"')
			.replaceAll(/\/\d+(?=["\s]|$)/g, '/0')
			.replaceAll(/token=\d+\.(\w+)\.[\w-]+/g, 'token=$1'),
	);
};
