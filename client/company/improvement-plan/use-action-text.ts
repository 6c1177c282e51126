import { useMemo, useRef } from 'react';
import { AT_ONCE, api } from '#client/api/client.ts';
import type { Values } from '#client/editing/edits.ts';
import type { SavedText } from '#client/editing/state.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import type { ImprovementPlan, PlanItem } from '#shared/plans/schemas.ts';
import { asTyped, fits, savedTextOf, toWire } from './action-values.ts';

/** Refetches the plan into the cache. Failures do not redirect, so that typed text is not lost. */
export const useReloadPlan = (id: number) => {
	const { app, client } = api.useUtils();
	return async (): Promise<ImprovementPlan> => {
		const answer = await client.app.plans.get.query({ id });
		app.plans.get.setData({ id }, answer);
		return answer.data;
	};
};

type ActionTextOptions = {
	plan: ImprovementPlan;
	item: PlanItem;
	isEditable: boolean;
};

/**
 * Editing state of one action. Each action is saved on its own, so that an incomplete one does not block the others.
 */
export const useActionText = ({ plan: { id: planId, members }, item, isEditable }: ActionTextOptions) => {
	const { sub_category_id } = item;
	const reloadPlan = useReloadPlan(planId);
	const saving = api.app.plans.save.useMutation({ meta: { handlesFailure: true } });
	// Not batched: the page may be closing.
	const autosaving = api.app.plans.save.useMutation({
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	const typed = useRef<Values>({});
	const server = useMemo(() => asTyped(savedTextOf(item), typed.current), [item]);
	// A save sends the whole action: the edits on top of the values of the version that it is based on.
	const stored = useRef(server);
	if (server.version >= stored.current.version) stored.current = server;
	const mayWrite = useRef(isEditable);
	mayWrite.current = isEditable;
	// A plain save would end the return, which only `useMended` does.
	const isReturned = useRef(false);
	isReturned.current = item.action?.review?.review === 'returned';

	return useDialogEditing({
		name: `plan:${planId}:${sub_category_id}`,
		server,
		isReadOnly: !isEditable,
		autosaveWhen: (state) => mayWrite.current && fits(state),
		save: async (changed, { version, cause }) => {
			const values = { ...stored.current.values, ...changed };
			const body = toWire(values, members);
			if (!body) throw new Error('an action without a decision is not saved');
			const input = { id: planId, plan_actions: [{ sub_category_id, ...body, version }] };
			const { data } = await (cause === 'person'
				? saving.mutateAsync({ ...input, autosave: isReturned.current })
				: autosaving.mutateAsync({ ...input, autosave: true }));
			const saved = data.plan_actions.find((action) => action.sub_category_id === sub_category_id);
			const answer = { version: saved?.version ?? version, saved_at: data.saved_at };
			typed.current = values;
			stored.current = { ...stored.current, ...answer, values };
			// Updates what depends on the saved action: proofs, review and counts.
			void reloadPlan().catch(() => null);
			return answer;
		},
		reload: async (): Promise<SavedText> => {
			const plan = await reloadPlan();
			const found = plan.items.find((one) => one.sub_category_id === sub_category_id);
			if (found) stored.current = asTyped(savedTextOf(found), typed.current);
			return stored.current;
		},
	});
};
