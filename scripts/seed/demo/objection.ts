import type { CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Deps } from '#server/calls/deps.ts';
import { addObjectionFile } from '#server/objections/files.ts';
import { operations } from '#server/router.ts';
import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import type { ObjectionRow } from '#shared/objections/schemas.ts';
import { placeOf } from './answers.ts';
import { CALL, type DemoFile, withDemoFile } from './documents.ts';
import { invoke } from './invoke.ts';

/** Objections of demo companies: one to a re-assessment, which is decided and not upheld, and one that waits. */

type DemoPoint = {
	/** Code of the sub-category, and the place of the question in it. */
	code: string;
	at: number;
	reason: string;
};

const POINTS: readonly (DemoPoint & { decision: string })[] = [
	{
		code: 'B5',
		at: 3,
		reason:
			'災害の原因の分析と再発防止の記録は、3年分を安全衛生委員会の議事録に残しています。\n面談の日には最新の1件だけをお見せしたため、ほかの記録の一覧をお送りします。',
		decision:
			'お送りいただいた一覧で、件数と発生日は確認しました。\n対策の後に効果を確かめた記録が含まれていないため、評価は変わりません。',
	},
];

const WAITING: readonly DemoPoint[] = [
	{
		code: 'B1',
		at: 1,
		reason:
			'在留期限の3か月前に本人と上長へ通知する仕組みは、昨年10月から勤怠システムで動いています。\n提出した資料が切り替え前の手順書だったため、今の通知の画面をお送りします。',
	},
	{
		code: 'B2',
		at: 0,
		reason:
			'労働条件通知書の書式には、2024年4月から業務と就業場所の変更の範囲の欄があります。\n見ていただいた2名分は改定前に結んだ契約で、その後に更新した7名分にはすべて記載があります。',
	},
];

type Attached = { name: string; file: DemoFile };

const WAITING_FILE: Attached = { name: '在留期限の通知画面', file: 'register.xlsx' };

const FILE: Attached = { name: '労働災害の一覧（3年分・抜粋）', file: 'record.pdf' };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from the filing to the decision. */
const DECIDED_AFTER = 9;

const daysLater = ({ now }: Clock, days: number): Clock => ({ now: () => new Date(now().getTime() + days * DAY_MS) });

type ObjectionCast = { owner: CompanyActor; admin: ConsoleActor; assessor: ConsoleActor };

type Filed = { progressId: number; round: Round; points: readonly DemoPoint[] };

const file = async (deps: Deps, owner: CompanyActor, { progressId, round, points }: Filed): Promise<void> => {
	const { categories } = await invoke(deps, operations.app.explanation.get, owner, {
		id: progressId,
		is_first_time: isFirstTime(round),
	});
	const subs = categories.flatMap((category) => category.sub_categories);
	const objection_points = points.map(({ code, at, reason }) => {
		const question = subs[placeOf(code)]?.questions[at];
		if (!question) throw new Error(`no question ${at} in ${code}`);
		return { answer_content_id: question.question_id, reason };
	});
	await invoke(deps, operations.app.objections.file, owner, { progress_id: progressId, objection_points });
};

const readObjection = async (deps: Deps, owner: CompanyActor): Promise<ObjectionRow | null> =>
	(await invoke(deps, operations.app.objections.standing, owner, {})).objection;

/** Files the objection with a document. Resumes after an interruption. */
const fileWith = async (
	deps: Deps,
	owner: CompanyActor,
	{ name, file: attached, ...filed }: Filed & Attached,
): Promise<ObjectionRow> => {
	if ((await readObjection(deps, owner)) === null) await file(deps, owner, filed);
	const objection = await readObjection(deps, owner);
	if (!objection) throw new Error('the demo objection was not filed');
	if (objection.status === 'filed' && objection.file_count === 0) {
		await withDemoFile(deps, attached, (document) =>
			addObjectionFile(deps, owner, { id: objection.id, name, document }, CALL),
		);
	}
	return objection;
};

/** Days from the result to the objection that waits. */
const FILED_AFTER = 5;

/** The company objects to its first result; nobody has decided yet. */
export const objectAndWait = async (
	deps: Deps,
	owner: CompanyActor,
	{ id, completedAt }: { id: number; completedAt: Date | null },
): Promise<void> => {
	if (!completedAt) throw new Error('there is no result to object to');
	const then = { ...deps, clock: daysLater({ now: () => completedAt }, FILED_AFTER) };
	await fileWith(then, owner, { progressId: id, round: 1, points: WAITING, ...WAITING_FILE });
};

/**
 * The company objects, and the assessor of other companies decides, who neither rated nor finalized; for that alone they are
 * assigned to the company. Resumes after an interruption.
 */
export const objectOnce = async (
	deps: Deps,
	{ owner, admin, assessor }: ObjectionCast,
	progressId: number,
): Promise<void> => {
	const filed = await fileWith(deps, owner, { progressId, round: 2, points: POINTS, ...FILE });
	const later = { ...deps, clock: daysLater(deps.clock, DECIDED_AFTER) };
	const assign = (user_ids: number[]) =>
		invoke(later, operations.console.companies.assign, admin, { id: owner.companyId, user_ids });
	if (filed.status === 'filed') {
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
