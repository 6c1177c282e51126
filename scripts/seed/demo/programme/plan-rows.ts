import { chance } from '#scripts/seed/demo/chance.ts';
import type { Tx } from '#server/db/client.ts';
import { improvementActions } from '#server/db/tables/plans.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Assessed } from './assessment-rows.ts';
import { stepTo } from './courses.ts';

/** Improvement plans of the further companies: a few actions each, done in time, late, or not at all. */

const DAY_MS = 86_400_000;

const MEASURES = [
	'手順を改め、担当者を2名にします。記録は毎月点検します。',
	'様式を見直し、母語の説明を付けます。現場の朝礼で周知します。',
	'面談の対象を全員に広げ、結果を一覧にします。',
	'研修を年2回行い、参加できなかった方には個別に説明します。',
] as const;

const PLANNED_SHARE = 0.6;
const ACTIONS = 4;
/** Of what is due: in time, late; the rest is not done. */
const IN_TIME_SHARE = 0.58;
const LATE_SHARE = 0.22;

type Action = typeof improvementActions.$inferInsert;

const actionAt = (
	{ further, course, progressId }: Assessed,
	{ at, subCategoryId, today }: { at: number; subCategoryId: number; today: Date },
): Action | null => {
	const completed = stepTo(course, STATUS.completed)?.at;
	if (!completed) return null;
	const { name } = further.profile;
	const key = `${at} ${course.steps.length}`;
	const target = completed.getTime() + (30 + 150 * chance(name, 'target', key)) * DAY_MS;
	const luck = chance(name, 'kept', key);
	const done = target + (luck < IN_TIME_SHARE ? -6 : 9) * DAY_MS;
	const isDone = luck < IN_TIME_SHARE + LATE_SHARE && done < today.getTime();
	const planned = completed.getTime() + 3 * DAY_MS;
	const savedAt = new Date(isDone ? done : planned);
	return {
		progressId,
		subCategoryId,
		decision: 'do',
		measure: MEASURES[(further.profile.at + at) % MEASURES.length] ?? MEASURES[0],
		owner: '人事部長',
		targetDate: tokyoDate(new Date(target)),
		state: isDone ? 'done' : target < today.getTime() ? 'doing' : 'planned',
		savedAt,
		savedBy: further.ownerId,
		createdAt: new Date(planned),
		version: 1,
	};
};

export const insertPlans = async (
	tx: Tx,
	assessed: readonly Assessed[],
	{ subCategoryIds, today }: { subCategoryIds: readonly number[]; today: Date },
): Promise<void> => {
	const actions = assessed.flatMap((one) => {
		const { name, at: place } = one.further.profile;
		if (chance(name, 'planned', one.course.steps.length) >= PLANNED_SHARE) return [];
		return Array.from({ length: ACTIONS }, (_, at) => at).flatMap((at) => {
			const subCategoryId = subCategoryIds[(place + at * 5) % subCategoryIds.length] ?? 0;
			return actionAt(one, { at, subCategoryId, today }) ?? [];
		});
	});
	if (actions.length > 0) await tx.insert(improvementActions).values(actions);
};
