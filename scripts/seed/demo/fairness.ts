import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { drawFirst, finishCalibration } from './calibration.ts';
import { declareAndConfirm } from './interests.ts';
import type { Cast } from './steps.ts';

/** What shows that results are fair: conflicts of interest and calibrations. Objections are steps of their companies. */

/** Statuses of the companies whose first round is rated a second time; the newest grading waits for it. */
const FINISHED = [5, 8];
const WAITING = 4;

const FORMER_EMPLOYER = { status: 10, sinceDays: 2_600, daysAgo: 40 };
const FAMILY = { status: 6, sinceDays: 900, daysAgo: 368 };

/** The second assessor is assigned to none of the companies, and so may rate them without knowing the first ratings. */
export const ensureFairness = async (deps: Deps, cast: readonly Cast[], second: ConsoleActor): Promise<void> => {
	const at = (status: number): Cast => {
		const found = cast.find(({ company }) => company.status === status);
		if (!found) throw new Error(`no demo company is at status ${status}`);
		return found;
	};
	const { assessor } = at(WAITING);
	await declareAndConfirm(deps, {
		...FORMER_EMPLOYER,
		actor: assessor,
		company: at(FORMER_EMPLOYER.status).company.name,
		reason: '2019年まで、この会社の品質管理部で働いていました。',
	});
	await declareAndConfirm(deps, {
		...FAMILY,
		actor: second,
		company: at(FAMILY.status).company.name,
		reason: '配偶者が、この会社の京都のホテルで働いています。',
	});
	for (const status of FINISHED) {
		const { owner, staff } = at(status);
		const drawn = await drawFirst(deps, owner.companyId);
		if (drawn) await finishCalibration(deps, drawn, { first: staff, second });
	}
	await drawFirst(deps, at(WAITING).owner.companyId);
};
