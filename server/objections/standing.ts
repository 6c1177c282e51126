import { desc, eq } from 'drizzle-orm';
import { findObjectionOf } from '#server/assessment/objections.ts';
import { findNewestProgress } from '#server/assessment/transition.ts';
import type { CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { objections } from '#server/db/tables/objections.ts';
import { together } from '#server/db/transactions.ts';
import { readLevel } from '#server/explanation/level.ts';
import {
	daysLeft,
	finalisedAt,
	lastObjectionDay,
	objectableRound,
	whyNotObjectable,
} from '#shared/objections/rules.ts';
import type { ObjectionStanding } from '#shared/objections/schemas.ts';
import { presentObjection, selectObjections } from './rows.ts';

const NONE: Omit<ObjectionStanding, 'filing_days'> = {
	progress_id: null,
	round: null,
	why_not: 'notFinalised',
	last_day: null,
	days_left: 0,
	by_question: true,
	objection: null,
};

/** Where the company's current assessment stands with objections. */
export const getStanding = async (
	{ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
	actor: CompanyActor,
): Promise<ObjectionStanding> => {
	const { file: days } = config.objectionDays;
	const progress = await findNewestProgress(db, actor.companyId);
	if (!progress) return { ...NONE, filing_days: days };
	const now = clock.now();
	const round = objectableRound(progress);
	const [level, ofRound, [newest]] = await together(db, (one) => [
		readLevel(one, progress.paperId),
		round && findObjectionOf(one, progress.id, round),
		selectObjections(one).where(eq(objections.progressId, progress.id)).orderBy(desc(objections.id)).limit(1),
	]);
	const finalised = round && finalisedAt(progress, round);
	const lastDay = finalised && lastObjectionDay(finalised, days);
	return {
		progress_id: progress.id,
		round,
		why_not: whyNotObjectable({ ...progress, wasFiled: ofRound !== null, now, days }),
		last_day: lastDay,
		days_left: lastDay ? daysLeft(lastDay, now) : 0,
		filing_days: days,
		by_question: level !== 'none',
		objection: newest ? presentObjection(newest, actor, now) : null,
	};
};
