import { useEffect } from 'react';
import { useText } from '#client/base/locale.tsx';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import { PlanLine } from '#client/plans/list/plan-line.tsx';
import type { LineProps } from '#client/plans/list/plan-list.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { missingIn, unfitIn, valuesOf } from './action-values.ts';
import { OpenAction } from './open-action.tsx';
import { useActionText } from './use-action-text.ts';
import { useConflictWords } from './use-conflict-words.ts';

/** The function that saves the text of a line, by sub-category. 'Save all' calls each. */
export type Savers = Map<number, () => void>;

type ActionLineProps = { plan: ImprovementPlan; line: LineProps; bytes: number; savers: Savers };

/**
 * A sub-category of the plan. What was typed is kept, saved and guarded here, whether the line is open, closed or hidden by
 * a filter.
 */
export const ActionLine = ({ plan, line: { isShown, ...line }, bytes, savers }: ActionLineProps) => {
	const { t } = useText();
	const { item, isOpen } = line;
	const { sub_category_id: id, action } = item;
	const isEditable = plan.is_editable && action?.review?.review !== 'accepted';
	const text = useActionText({ plan, item, isEditable });
	const words = useConflictWords();
	const values = valuesOf(text.read);
	const canSave = isEditable && text.changes > 0 && missingIn(values) === null && unfitIn(values) === null;
	const { saveNow } = text;
	useEffect(() => {
		if (!canSave) return;
		savers.set(id, () => void saveNow());
		return () => void savers.delete(id);
	});
	return (
		<>
			{isShown && (
				<PlanLine
					{...line}
					signs={!isOpen && text.changes > 0 && <Badge tone="yellow">{t('company.plan.unsaved')}</Badge>}
				>
					<OpenAction
						plan={plan}
						item={item}
						bytes={bytes}
						text={text}
						values={values}
						isEditable={isEditable}
						canSave={canSave}
					/>
				</PlanLine>
			)}
			{text.conflict && <ConflictDialog editor={text} conflict={text.conflict} {...words} />}
		</>
	);
};
