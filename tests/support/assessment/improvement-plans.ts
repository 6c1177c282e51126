import { sql } from 'drizzle-orm';
import type { StatusId } from '#shared/assessment/status.ts';
import type { ActionVersion, ImprovementPlan, PlanAction, Proof, SavedPlan } from '#shared/plans/schemas.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Staged } from '#tests/support/assessments.ts';
import type { Answer } from '#tests/support/client.ts';
import type { Person } from '#tests/support/factories.ts';
import { pdf, type Sent, uploadTo } from '#tests/support/files/files.ts';
import { advance, assessmentAt, type JourneyOptions } from '#tests/support/journey.ts';

/** Improvement plans: rows by SQL, and the calls of both sides. */

type Proposed = { main_category_results: { sub_category_results: { id: number }[] }[] };

/** Submits a proposal with a note on each of the first `notes` sub-categories only. */
export const propose = async ({ admin, progress }: Staged, notes: number): Promise<void> => {
	const path = `/console/improvement_proposals/${progress.id}`;
	const { data } = await admin.get<Proposed>(path);
	const subs = data.main_category_results.flatMap((category) => category.sub_category_results);
	const sub_category_results = subs.map(({ id }, at) => ({ id, proposal_note: at < notes ? `提案${at + 1}` : '' }));
	const { status, text } = await admin.post(path, { sub_category_results });
	if (status !== 200) throw new Error(`nothing was proposed: ${text}`);
};

/** An assessment from 7 on whose proposal has notes on the first two of its three sub-categories. */
export const proposedAssessment = async (
	app: TestApp,
	status: StatusId,
	options: JourneyOptions = {},
): Promise<Staged> => {
	const staged = await assessmentAt(app, 6, options);
	await propose(staged, 2);
	return advance(app, staged, status, options);
};

/** A valid action for a sub-category, with overrides. */
export const toDo = (sub_category_id: number, more: object = {}) => ({
	sub_category_id,
	decision: 'do',
	measure: '手順を定める',
	...more,
});

/** The calls of a company on its plan. */
export const companyPlan = (
	app: Pick<TestApp, 'url'>,
	{ get, post, put, delete: remove, token }: Person,
	id: number,
) => {
	const path = `/app/improvement_plans/${id}`;
	const files = (actionId: number) => `${path}/actions/${actionId}/files`;
	return {
		read: () => get<ImprovementPlan>(path),
		save: (plan_actions: readonly object[], more: object = {}) => put<SavedPlan>(path, { plan_actions, ...more }),
		mended: (actionId: number, body: object = {}) => post<ActionVersion>(`${path}/actions/${actionId}/mended`, body),
		addProof: (actionId: number, sent: Partial<Sent> = {}): Promise<Answer<Proof & { version: number }>> =>
			uploadTo(app, files(actionId), token, { content: pdf(), fileName: 'a.pdf', name: '記録', ...sent }),
		removeProof: (actionId: number, fileId: number, body: object = {}) =>
			remove<ActionVersion>(`${files(actionId)}/${fileId}`, body),
	};
};

/** The calls of staff on a plan. */
export const staffPlan = ({ get, post }: Person, id: number) => {
	const path = `/console/improvement_plans/${id}`;
	const act = (actionId: number, name: string, body: object) =>
		post<ActionVersion>(`${path}/actions/${actionId}/${name}`, body);
	return {
		read: () => get<ImprovementPlan>(path),
		accept: (actionId: number, version?: number) => act(actionId, 'accept', { version }),
		return: (actionId: number, version?: number, content = '記録が足りません。') =>
			act(actionId, 'return', { content, version }),
	};
};

/** The action of the item at an index. */
export const actionAt = ({ items }: ImprovementPlan, at: number): PlanAction => {
	const action = items[at]?.action;
	if (!action) throw new Error(`item ${at} of the plan is not answered`);
	return action;
};

/** Inserts an action with a proof and a review for every sub-category, due yesterday, at any status; no file is stored. */
export const makeWholePlan = async ({ deps: { db } }: TestApp, { progress, owner, admin }: Staged) => {
	const { rows: actions } = await db.execute<{ id: number }>(sql`
		insert into improvement_actions (progress_id, sub_category_id, decision, measure, target_date, saved_at, saved_by, version)
		select ${progress.id}, s.id, 'do', '手順を定める', current_date - 1, now(), ${owner.user.id}, 1 from paper_sub_categories s
		join paper_main_categories m on m.id = s.main_category_id where m.paper_id = ${progress.paperId}
		order by s.id returning id`);
	const { rows: proofs } = await db.execute<{ id: number }>(sql`
		insert into action_proofs (action_id, file_name, extension, file_path, content_type, byte_size, uploaded_by)
		select a.id, '記録', 'pdf', 'plans/' || a.id || '/' || lpad(a.id::text, 32, '0') || '.pdf', 'application/pdf', 1,
			${owner.user.id}
		from improvement_actions a where a.progress_id = ${progress.id} order by a.id returning id`);
	await db.execute(sql`
		insert into action_reviews (action_id, review, reviewed_by, reviewed_at)
		select id, 'accepted', ${admin.user.id}, now() from improvement_actions where progress_id = ${progress.id}`);
	const [action, proof] = [actions[0], proofs[0]];
	if (!action || !proof) throw new Error('no plan was made');
	return { actionId: action.id, proofId: proof.id };
};
