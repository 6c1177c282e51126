import { and, eq } from 'drizzle-orm';
import type { Clock } from '#server/base/clock.ts';
import type { Deps } from '#server/calls/deps.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { operations } from '#server/router.ts';
import { scoreFreeAssessment } from '#shared/free-assessment/scoring.ts';
import { chance } from './chance.ts';
import { invoke } from './invoke.ts';

/** Visitors' free self-assessments: a result only, one with an application, and an older application. */

type Visitor = {
	/** Idempotency key of the form, so that a repeated start creates no duplicates. */
	key: string;
	company: string;
	name: string;
	email: string;
	/** 0 to 1, like that of demo companies. */
	strength: number;
	daysAgo: number;
	application?: { phone: string; message: string; daysAgo: number };
};

const VISITORS: readonly Visitor[] = [
	{
		key: '6f1f3c1e-52a8-4b0e-9d0c-7a3f5f0f1a01',
		company: '有限会社高原ベーカリー',
		name: '小林 由紀',
		email: 'kobayashi@bakery.example.com',
		strength: 0.84,
		daysAgo: 47,
		application: {
			phone: '026-555-0142',
			message:
				'ベトナム出身の社員が5名います。取引先から第三者の評価を求められています。費用と、申し込みから結果までの期間を教えてください。',
			daysAgo: 46,
		},
	},
	{
		key: '6f1f3c1e-52a8-4b0e-9d0c-7a3f5f0f1a02',
		company: '株式会社ひかり介護サービス',
		name: '渡部 剛志',
		email: 'watanabe@hikari.example.com',
		strength: 0.52,
		daysAgo: 13,
	},
	{
		key: '6f1f3c1e-52a8-4b0e-9d0c-7a3f5f0f1a03',
		company: '北陸ニット株式会社',
		name: '山岸 佐知子',
		email: 'yamagishi@knit.example.com',
		strength: 0.69,
		daysAgo: 4,
		application: {
			phone: '0776-555-0177',
			message:
				'技能実習生を受け入れて6年になります。自己診断で低かった評価・昇格の部分を、正式評価で詳しく見ていただきたいです。電話は平日の午後にお願いします。',
			daysAgo: 3,
		},
	},
];

const DAY_MS = 24 * 60 * 60 * 1000;

const daysBefore = (clock: Clock, days: number): Clock => {
	const at = new Date(clock.now().getTime() - days * DAY_MS);
	return { now: () => at };
};

const hasApplied = async ({ db }: Deps, contactId: number): Promise<boolean> =>
	(await db.$count(freeContacts, and(eq(freeContacts.id, contactId), eq(freeContacts.hasInquiryRequest, true)))) > 0;

const sendOne = async (deps: Deps, visitor: Visitor): Promise<void> => {
	const { contact, paper } = operations.free;
	const { id: paperId, main_categories } = await invoke(deps, paper, null, {});
	const questions = main_categories.flatMap((category) => category.sub_categories.flatMap((sub) => sub.questions));
	const answers = new Map(
		questions.map(({ id }, at) => {
			const luck = chance(visitor.company, at);
			return [id, luck < 0.04 ? 3 : luck < visitor.strength ? 1 : 2] as const;
		}),
	);
	const scores = scoreFreeAssessment(main_categories, answers);
	const sent = {
		assessment_paper_id: paperId,
		company_name: visitor.company,
		client_name: visitor.name,
		email: visitor.email,
		score: scores.total,
		free_category_results: scores.categories.map((category) => ({
			main_category_id: category.id,
			score: category.score,
			free_sub_category_results: category.subCategories.map((sub) => ({ sub_category_id: sub.id, score: sub.score })),
		})),
	};
	const result = await invoke({ ...deps, clock: daysBefore(deps.clock, visitor.daysAgo) }, contact, null, {
		...sent,
		phone: '0000',
		has_inquiry_request: false,
		idempotency_key: visitor.key,
	});
	if (!visitor.application || (await hasApplied(deps, result.id))) return;
	const { daysAgo, ...application } = visitor.application;
	await invoke({ ...deps, clock: daysBefore(deps.clock, daysAgo) }, contact, null, {
		...sent,
		...application,
		has_inquiry_request: true,
		contact_id: result.id,
		certificate_token: result.certificate_token,
	});
};

/** Idempotent after an interrupted start, by the keys of the forms. */
export const ensureInquiries = async (deps: Deps): Promise<void> => {
	for (const visitor of VISITORS) await sendOne(deps, visitor);
};
