import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { SaveLine } from '#client/editing/save-line.tsx';
import type { DialogEditing } from '#client/editing/use-dialog-editing.ts';
import { FileList } from '#client/evidence/file-list.tsx';
import { ActionFacts } from '#client/plans/action-facts.tsx';
import { CurrentReview, FormerReviews } from '#client/plans/reviews.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { color, narrowOrPaper } from '#client/ui/tokens.ts';
import type { ImprovementPlan, PlanItem } from '#shared/plans/schemas.ts';
import { ActionForm } from './action-form.tsx';
import { type ActionValues, missingIn } from './action-values.ts';
import { Proofs } from './proofs.tsx';
import { TypedTooLate } from './typed-too-late.tsx';
import { useMended } from './use-mended.ts';

/** What was said on the left, what the company does on the right. */
const columns = css`
	display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 16px 32px; align-items: start;
	& .proposal strong { display: block; font-size: 14px; color: ${color.grey700}; }
	& .proposal p { white-space: pre-wrap; overflow-wrap: anywhere; text-wrap: pretty; }
	& .missing { font-size: 14px; line-height: 1.6; color: ${color.grey700}; }
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); }
`;

type OpenActionProps = {
	plan: ImprovementPlan;
	item: PlanItem;
	/** Size limit of a proof. */
	bytes: number;
	text: DialogEditing;
	values: ActionValues;
	isEditable: boolean;
	canSave: boolean;
};

type SavingProps = Pick<OpenActionProps, 'item' | 'text' | 'canSave'> & { missingId: string };

const Save = ({ item, text, canSave, missingId }: SavingProps) => {
	const { t } = useText();
	return (
		<Button
			size="small"
			busy={text.facts.state === 'saving'}
			disabled={!canSave}
			disabledReasonId={missingId}
			label={t('company.plan.saveNamed', { name: item.content })}
			onClick={() => void text.saveNow()}
		>
			{t('company.plan.save')}
		</Button>
	);
};

type MendedProps = SavingProps & { planId: number; actionId: number };

/** Ends a return: what is typed or added before is saved, and stays returned. */
const Mended = ({ planId, actionId, item, text, canSave, missingId }: MendedProps) => {
	const { t } = useText();
	const mended = useMended(planId, text);
	return (
		<Button
			kind="primary"
			busy={mended.busy}
			disabled={text.changes > 0 && !canSave}
			disabledReasonId={missingId}
			label={t('company.plan.mendedNamed', { name: item.content })}
			onClick={() => void mended.run(actionId)}
		>
			{t('company.plan.mended')}
		</Button>
	);
};

const Form = ({ plan, item, bytes, text, values, canSave }: OpenActionProps) => {
	const { t } = useText();
	const { sub_category_id: id, action } = item;
	const missing = missingIn(values);
	const missingId = `missing-${id}`;
	const returned = action?.review?.review === 'returned' ? action : null;
	return (
		<>
			{text.isRestored && (
				<RestoredBanner title={t('company.plan.restoredTitle')} text={t('company.plan.restoredText')} />
			)}
			<ActionForm id={id} values={values} members={plan.members} onChange={text.set} />
			{action && (values.decision === 'do' || action.proofs.length > 0) && (
				<Proofs planId={plan.id} action={action} bytes={bytes} />
			)}
			{!action && values.decision === 'do' && <p className="missing">{t('company.plan.proofsLater')}</p>}
			<Row align="ends">
				<div>
					<SaveLine {...text.facts} />
					{returned && <p className="missing">{t('company.plan.mendedHelp')}</p>}
					{text.changes > 0 && missing && (
						<p className="missing" id={missingId}>
							{t(`company.plan.missing.${missing}`)}
						</p>
					)}
				</div>
				{returned ? (
					<Mended planId={plan.id} actionId={returned.id} {...{ item, text, canSave, missingId }} />
				) : (
					text.changes > 0 && <Save {...{ item, text, canSave, missingId }} />
				)}
			</Row>
		</>
	);
};

/** The open line: the proposal and the review by staff, and the company's action, to write or to read. */
export const OpenAction = (props: OpenActionProps) => {
	const { t } = useText();
	const { item, text, values, isEditable } = props;
	const { action, proposal_note: note } = item;
	return (
		<div className={columns}>
			<Stack>
				<div className="proposal">
					<strong>{t('labels.proposals.proposal_note')}</strong>
					<p>{note || t('plans.noProposal')}</p>
				</div>
				{action && <CurrentReview action={action} />}
				{action && <FormerReviews action={action} />}
			</Stack>
			<Stack>
				{isEditable ? (
					<Form {...props} />
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
			</Stack>
		</div>
	);
};
