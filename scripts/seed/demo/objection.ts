import type { CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Deps } from '#server/calls/deps.ts';
import { addObjectionFile } from '#server/objections/files.ts';
import { operations } from '#server/router.ts';
import type { ObjectionRow } from '#shared/objections/schemas.ts';
import { placeOf } from './answers.ts';
import { CALL, withDemoPdf } from './documents.ts';
import { invoke } from './invoke.ts';

/** A demo company's objection to its re-assessment, which is decided and not upheld. */

type DemoPoint = {
	/** Code of the sub-category, and the place of the question in it. */
	code: string;
	at: number;
	reason: string;
	decision: string;
};

const POINTS: readonly DemoPoint[] = [
	{
		code: 'B5',
		at: 3,
		reason:
			'災害の原因の分析と再発防止の記録は、3年分を安全衛生委員会の議事録に残しています。\n面談の日には最新の1件だけをお見せしたため、ほかの記録の一覧をお送りします。',
		decision:
			'お送りいただいた一覧で、件数と発生日は確認しました。\n対策の後に効果を確かめた記録が含まれていないため、評価は変わりません。',
	},
];

const FILE = { name: '労働災害の一覧（3年分・抜粋）', line: 'List of occupational accidents, extract (demo)' };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from the filing to the decision. */
const DECIDED_AFTER = 9;

const daysLater = ({ now }: Clock, days: number): Clock => ({ now: () => new Date(now().getTime() + days * DAY_MS) });

type ObjectionCast = { owner: CompanyActor; admin: ConsoleActor; assessor: ConsoleActor };

const file = async (deps: Deps, owner: CompanyActor, progressId: number): Promise<void> => {
	const { categories } = await invoke(deps, operations.app.explanation.get, owner, {
		id: progressId,
		is_first_time: false,
	});
	const subs = categories.flatMap((category) => category.sub_categories);
	const objection_points = POINTS.map(({ code, at, reason }) => {
		const question = subs[placeOf(code)]?.questions[at];
		if (!question) throw new Error(`no question ${at} in ${code}`);
		return { answer_content_id: question.question_id, reason };
	});
	await invoke(deps, operations.app.objections.file, owner, { progress_id: progressId, objection_points });
};

const readObjection = async (deps: Deps, owner: CompanyActor): Promise<ObjectionRow | null> =>
	(await invoke(deps, operations.app.objections.standing, owner, {})).objection;

/**
 * The company objects, and the assessor of other companies decides, who neither rated nor finalized; for that alone they are
 * assigned to the company. Resumes after an interruption.
 */
export const objectOnce = async (
	deps: Deps,
	{ owner, admin, assessor }: ObjectionCast,
	progressId: number,
): Promise<void> => {
	if ((await readObjection(deps, owner)) === null) await file(deps, owner, progressId);
	const filed = await readObjection(deps, owner);
	if (!filed) throw new Error('the demo objection was not filed');
	const later = { ...deps, clock: daysLater(deps.clock, DECIDED_AFTER) };
	const assign = (user_ids: number[]) =>
		invoke(later, operations.console.companies.assign, admin, { id: owner.companyId, user_ids });
	if (filed.status === 'filed') {
		if (filed.file_count === 0) {
			await withDemoPdf(deps, FILE.line, (document) =>
				addObjectionFile(deps, owner, { id: filed.id, name: FILE.name, document }, CALL),
			);
		}
		await assign([assessor.userId]);
		const { objection_points: points } = await invoke(later, operations.console.objections.get, assessor, {
			id: filed.id,
		});
		await invoke(later, operations.console.objections.decide, assessor, {
			id: filed.id,
			objection_points: points.map(({ id }, at) => ({ id, is_upheld: false, reason: POINTS[at]?.decision ?? '' })),
		});
	}
	await assign([]);
};
