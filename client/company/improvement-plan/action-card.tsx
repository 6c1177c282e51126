import { css } from 'goober';
import { useEffect } from 'react';
import { useText } from '#client/base/locale.tsx';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { SaveLine } from '#client/editing/save-line.tsx';
import { FileList } from '#client/evidence/file-list.tsx';
import { ActionFacts } from '#client/plans/action-facts.tsx';
import { PlanBadge } from '#client/plans/badge.tsx';
import { CurrentReview, FormerReviews } from '#client/plans/reviews.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { ImprovementPlan, PlanItem } from '#shared/plans/schemas.ts';
import { ActionForm } from './action-form.tsx';
import { missingIn, unfitIn, valuesOf } from './action-values.ts';
import { Proofs } from './proofs.tsx';
import { TypedTooLate } from './typed-too-late.tsx';
import { useActionText } from './use-action-text.ts';
import { useConflictWords } from './use-conflict-words.ts';

const card = css`
	display: flex; flex-direction: column; gap: 16px; padding: 24px; border: 1px solid ${color.grey200}; border-radius: 8px; background: ${color.white}; scroll-margin-top: 16px;
	& .head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
	& .head h3 { margin-inline-end: auto; overflow-wrap: anywhere; }
	& .score { font-size: 14px; color: ${color.grey700}; font-variant-numeric: tabular-nums; }
	& .proposal { padding: 12px 16px; border-radius: 8px; background: ${color.blue50}; }
	& .proposal strong { display: block; font-size: 14px; color: ${color.grey700}; }
	& .proposal p { white-space: pre-wrap; overflow-wrap: anywhere; text-wrap: pretty; }
	& .missing { font-size: 14px; line-height: 1.6; color: ${color.grey700}; }
	${phone} { padding: 16px; }
`;

export const cardId = (item: PlanItem): string => `action-${item.sub_category_id}`;

/** The function that saves the text of a card, by sub-category. 'Save all' calls each. */
export type Savers = Map<number, () => void>;

type CardProps = { plan: ImprovementPlan; item: PlanItem; bytes: number; savers: Savers };

/** A sub-category of the plan: the proposal, the company's action, and the review by staff. */
export const ActionCard = ({ plan, item, bytes, savers }: CardProps) => {
	const { t } = useText();
	const { sub_category_id: id, action, proposal_note: note } = item;
	const isEditable = plan.is_editable && action?.review?.review !== 'accepted';
	const text = useActionText({ planId: plan.id, item, isEditable });
	const words = useConflictWords();
	const values = valuesOf(text.read);
	const missing = missingIn(values);
	const canSave = isEditable && text.changes > 0 && missing === null && unfitIn(values) === null;
	const { saveNow } = text;
	useEffect(() => {
		if (!canSave) return;
		savers.set(id, () => void saveNow());
		return () => void savers.delete(id);
	});
	return (
		<section id={cardId(item)} className={card} aria-labelledby={`${cardId(item)}-title`}>
			<div className="head">
				<h3 id={`${cardId(item)}-title`} tabIndex={-1}>
					{item.content}
				</h3>
				{item.score !== null && <span className="score">{t('plans.firstScore', { score: item.score })}</span>}
				<PlanBadge item={item} />
			</div>
			<div className="proposal">
				<strong>{t('labels.proposals.proposal_note')}</strong>
				<p>{note || t('plans.noProposal')}</p>
			</div>
			{action && <CurrentReview action={action} />}
			{action && <FormerReviews action={action} />}
			{isEditable ? (
				<>
					{text.isRestored && (
						<RestoredBanner title={t('company.plan.restoredTitle')} text={t('company.plan.restoredText')} />
					)}
					<ActionForm id={id} values={values} onChange={text.set} />
					{action && (values.decision === 'do' || action.proofs.length > 0) && (
						<Proofs planId={plan.id} action={action} bytes={bytes} />
					)}
					{!action && values.decision === 'do' && <p className="missing">{t('company.plan.proofsLater')}</p>}
					<Row align="ends">
						<div>
							<SaveLine {...text.facts} />
							{text.changes > 0 && missing && (
								<p className="missing" id={`${cardId(item)}-missing`}>
									{t(`company.plan.missing.${missing}`)}
								</p>
							)}
						</div>
						{text.changes > 0 && (
							<Button
								size="small"
								busy={text.facts.state === 'saving'}
								disabled={!canSave}
								disabledReasonId={`${cardId(item)}-missing`}
								label={t('company.plan.saveNamed', { name: item.content })}
								onClick={() => void text.saveNow()}
							>
								{t('company.plan.save')}
							</Button>
						)}
					</Row>
				</>
			) : (
				<>
					{text.changes > 0 && <TypedTooLate values={values} />}
					{action && (
						<ActionFacts
							action={action}
							{...(action.proofs.length > 0 ? { proofs: <FileList files={action.proofs} /> } : {})}
						/>
					)}
				</>
			)}
			{text.conflict && <ConflictDialog editor={text} conflict={text.conflict} {...words} />}
		</section>
	);
};
