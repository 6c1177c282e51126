import type { CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { addProof } from '#server/plans/proofs.ts';
import { operations } from '#server/router.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { ImprovementPlan, PlanAction } from '#shared/plans/schemas.ts';
import type { PlanState } from '#shared/plans/states.ts';
import { placeOf } from './answers.ts';
import { CALL, type DemoFile, withDemoFile } from './documents.ts';
import { invoke } from './invoke.ts';

/** A demo company's improvement plan: half of the proposals are answered, one action is accepted, one is returned. */

type DemoAction = {
	code: string;
	/** Null: declined. */
	measure: string | null;
	whyNot?: string;
	owner: string;
	/** Null: without a date. */
	dueInDays: number | null;
	state: PlanState;
	proof?: readonly [name: string, file: DemoFile];
	review?: 'accepted' | { missing: string };
};

const ACTIONS: readonly DemoAction[] = [
	{
		code: 'A1',
		measure:
			'評価票に不採用理由の選択欄と記述欄を設けました。\n面接官は面接後3日以内に記入し、人事が毎週点検しています。',
		owner: '人事部 採用担当',
		dueInDays: 14,
		state: 'done',
		proof: ['改定した評価票の様式', 'record.pdf'],
		review: 'accepted',
	},
	{
		code: 'A2',
		measure: '入社後1か月の面談で、支払額を全員から聴き取ります。面談票は母語で用意します。',
		owner: '人事部 受入れ担当',
		dueInDays: 5,
		state: 'doing',
	},
	{
		code: 'A3',
		measure: '求人票・内定時の説明・契約書を1枚で比べられる確認表を作り、内定者に渡し始めました。',
		owner: '人事部 採用担当',
		dueInDays: 10,
		state: 'done',
		proof: ['労働条件の確認表', 'conditions.pdf'],
		review: { missing: '確認表の様式は拝見しました。\n本人と一緒に確認した日付と署名のある記録を1件お送りください。' },
	},
	{
		code: 'B1',
		measure: '配置換えの申請書に在留資格の確認欄を加えます。台帳は2名で毎月点検します。',
		owner: '総務課長',
		dueInDays: 60,
		state: 'doing',
	},
	{
		code: 'B2',
		measure: '規則の改定日に翻訳版も更新します。説明会は各現場の朝礼で行います。',
		owner: '総務課長',
		dueInDays: 75,
		state: 'planned',
	},
	{
		code: 'B4',
		measure: '着替えと朝礼を労働時間に含め、打刻の手順を改めました。',
		owner: '人事部 勤怠担当',
		dueInDays: 20,
		state: 'done',
		proof: ['打刻の手順書（改定版）', 'record.pdf'],
	},
	{
		code: 'B5',
		measure: '作業変更の指示書に教育の実施欄を設けます。',
		owner: '安全衛生委員会',
		dueInDays: 45,
		state: 'doing',
	},
	{
		code: 'C1',
		measure: '手当ごとに目的と支給の条件を一覧にし、労使の会議で確かめます。',
		owner: '人事部長',
		dueInDays: 120,
		state: 'planned',
	},
	{
		code: 'D1',
		measure: 'OJT記録の様式を統一し、指導員の研修を9月に行います。',
		owner: '製造部長',
		dueInDays: 100,
		state: 'planned',
	},
	{
		code: 'D2',
		measure: null,
		whyNot: '夜勤者が3名のため、教室は設けません。\n代わりに、勤務時間内の個別指導を週1回行います。',
		owner: '人事部長',
		dueInDays: null,
		state: 'planned',
	},
	{
		code: 'E1',
		measure: 'すべての寮に5か国語の避難図を掲示しました。避難訓練は休日と平日の2回に分けます。',
		owner: '寮の管理責任者',
		dueInDays: 30,
		state: 'done',
	},
	{
		code: 'F4',
		measure: '外部の多言語窓口と契約し、食堂と寮に掲示します。',
		owner: '人事部長',
		dueInDays: 90,
		state: 'planned',
	},
];

type People = { owner: CompanyActor; staff: ConsoleActor };

const read = (deps: Deps, { owner }: People, id: number): Promise<ImprovementPlan> =>
	invoke(deps, operations.app.plans.get, owner, { id });

const itemOf = ({ items }: ImprovementPlan, { code }: DemoAction): ImprovementPlan['items'][number] => {
	const item = items[placeOf(code)];
	if (!item) throw new Error(`nothing is proposed for ${code}`);
	return item;
};

const actionOf = (plan: ImprovementPlan, demo: DemoAction): PlanAction => {
	const { action } = itemOf(plan, demo);
	if (!action) throw new Error(`${demo.code} is not answered`);
	return action;
};

/** Each on a different day; skips those of an interrupted start. */
const answer = async (deps: Deps, people: People, id: number): Promise<void> => {
	const plan = await read(deps, people, id);
	for (const demo of ACTIONS) {
		const { sub_category_id, action } = itemOf(plan, demo);
		if (action) continue;
		const { measure, whyNot = null, owner, dueInDays, state } = demo;
		const today = tokyoDate(deps.clock.now());
		const target_date = dueInDays === null ? null : addDays(today, dueInDays);
		const decision = measure === null ? 'not' : 'do';
		await invoke(deps, operations.app.plans.save, people.owner, {
			id,
			plan_actions: [{ sub_category_id, decision, measure, why_not: whyNot, owner, target_date, action_state: state }],
		});
	}
};

const prove = async (deps: Deps, people: People, id: number): Promise<void> => {
	const plan = await read(deps, people, id);
	for (const demo of ACTIONS) {
		const { id: action_id, proofs } = actionOf(plan, demo);
		if (!demo.proof || proofs.length > 0) continue;
		const [name, file] = demo.proof;
		await withDemoFile(deps, file, (document) => addProof(deps, people.owner, { id, action_id, name, document }, CALL));
	}
};

const review = async (deps: Deps, people: People, id: number): Promise<void> => {
	const plan = await read(deps, people, id);
	const { plans } = operations.console;
	for (const demo of ACTIONS) {
		const { id: action_id, review: said } = actionOf(plan, demo);
		if (!demo.review || said) continue;
		if (demo.review === 'accepted') await invoke(deps, plans.accept, people.staff, { id, action_id });
		else await invoke(deps, plans.return, people.staff, { id, action_id, content: demo.review.missing });
	}
};

export const followUp = async (deps: Deps, people: People, progressId: number): Promise<void> => {
	await answer(deps, people, progressId);
	await prove(deps, people, progressId);
	await review(deps, people, progressId);
};
