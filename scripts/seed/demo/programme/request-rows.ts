import { chance } from '#scripts/seed/demo/chance.ts';
import type { Tx } from '#server/db/client.ts';
import { evidenceMessages, evidenceRequests } from '#server/db/tables/evidence.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { Assessed } from './assessment-rows.ts';
import { stepTo } from './courses.ts';

/** Requests for evidence to the further companies, most of them answered and accepted before the grading. */

const DAY_MS = 86_400_000;

const CONTENTS = [
	'直近3か月の賃金台帳の写しを、3名分お送りください。氏名は伏せていただいて構いません。',
	'在留期限の管理台帳のうち、直近6か月に更新した方の欄の写しをお送りください。',
	'安全衛生教育の理解テストについて、実施日と結果が分かる記録をお送りください。',
	'母語の説明を付けた労働条件通知書の見本をお送りください。',
] as const;

const ANSWER = '該当する記録の写しをご用意しました。ご確認をお願いいたします。';

const ASKED_SHARE = 0.5;
const ANSWERED_SHARE = 0.86;
const DUE_DAYS = 7;

type Asked = {
	request: typeof evidenceRequests.$inferInsert;
	answer: { authorId: number; createdAt: Date } | null;
};

const requestAt = ({ further, course, progressId }: Assessed, at: number, questionId: number): Asked | null => {
	const { name } = further.profile;
	const submitted = stepTo(course, STATUS.submitted)?.at.getTime();
	const graded = stepTo(course, STATUS.graded)?.at;
	if (!submitted || !graded) return null;
	const whole = graded.getTime() - submitted;
	const askedAt = new Date(submitted + whole * (0.1 + 0.2 * at));
	const answeredAt = new Date(
		Math.min(askedAt.getTime() + (1 + 8 * chance(name, 'answered', at, submitted)) * DAY_MS, graded.getTime() - 1),
	);
	const isAnswered = chance(name, 'answers', at, submitted) < ANSWERED_SHARE;
	return {
		request: {
			progressId,
			round: 1,
			questionId,
			content: CONTENTS[(further.profile.at + at) % CONTENTS.length] ?? CONTENTS[0],
			dueOn: addDays(tokyoDate(askedAt), DUE_DAYS),
			createdBy: further.raterId,
			createdAt: askedAt,
			updatedAt: graded,
			decidedBy: further.raterId,
			decidedAt: graded,
			...(isAnswered
				? { status: 'accepted', answeredBy: further.ownerId, answeredAt }
				: { status: 'withdrawn', withdrawnBecause: 'grading' }),
			version: 2,
		},
		answer: isAnswered ? { authorId: further.ownerId, createdAt: answeredAt } : null,
	};
};

export const insertRequests = async (
	tx: Tx,
	assessed: readonly Assessed[],
	questionIds: readonly number[],
): Promise<void> => {
	const asked = assessed.flatMap((one) => {
		const { name, at } = one.further.profile;
		if (chance(name, 'asked', one.course.steps.length) >= ASKED_SHARE) return [];
		return [0, 1].flatMap(
			(count) => requestAt(one, count, questionIds[(at * 7 + count * 31) % questionIds.length] ?? 0) ?? [],
		);
	});
	if (asked.length === 0) return;
	const made = await tx
		.insert(evidenceRequests)
		.values(asked.map(({ request }) => request))
		.returning({ id: evidenceRequests.id });
	const answers = made.flatMap(({ id: requestId }, at) => {
		const answer = asked[at]?.answer;
		return answer ? [{ ...answer, requestId, kind: 'answer' as const, content: ANSWER }] : [];
	});
	if (answers.length > 0) await tx.insert(evidenceMessages).values(answers);
};
