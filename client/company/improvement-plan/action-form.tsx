import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import { TextArea, TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { phone } from '#client/ui/tokens.ts';
import { PLAN_LIMITS } from '#shared/plans/limits.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { PLAN_DECISIONS, PLAN_STATES } from '#shared/plans/states.ts';
import { type ActionField, type ActionValues, unfitIn } from './action-values.ts';
import { OwnerField } from './owner-field.tsx';

const pair = css`display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 16px; align-items: end; ${phone} { grid-template-columns: minmax(0, 1fr); }`;

type FormProps = {
	/** Id of the sub-category; makes the names of the radio buttons unique. */
	id: number;
	values: ActionValues;
	members: ImprovementPlan['members'];
	onChange: (field: ActionField, value: string) => void;
};

/** The fields for an action, shown if the company decides to act. */
const DoFields = ({ id, values, members, onChange }: FormProps) => {
	const { t } = useText();
	const unfit = unfitIn(values);
	return (
		<>
			<TextArea
				label={t('labels.plans.measure')}
				need="required"
				help={t('company.plan.measureHelp')}
				value={values.measure}
				maxLength={PLAN_LIMITS.text}
				error={unfit === 'measure' ? t('editing.tooLong', { max: PLAN_LIMITS.text }) : undefined}
				onValue={(measure) => onChange('measure', measure)}
			/>
			<div className={pair}>
				<OwnerField
					value={values.owner}
					members={members}
					error={unfit === 'owner' ? t('editing.tooLong', { max: PLAN_LIMITS.owner }) : undefined}
					onValue={(owner) => onChange('owner', owner)}
				/>
				<TextInput
					type="date"
					label={t('labels.plans.target_date')}
					need="optional"
					width="full"
					value={values.target_date}
					error={unfit === 'target_date' ? t('company.plan.noDay') : undefined}
					onChange={(event) => onChange('target_date', event.target.value)}
				/>
			</div>
			<RadioCards
				name={`state-${id}`}
				label={t('labels.plans.action_state')}
				need="unmarked"
				choices={PLAN_STATES.map((state) => ({ value: state, label: t(`plans.progress.${state}`) }))}
				value={values.action_state}
				onChoose={(state) => onChange('action_state', state)}
			/>
		</>
	);
};

/** The decision to act or not, with the action or the reason. */
export const ActionForm = ({ id, values, members, onChange }: FormProps) => {
	const { t } = useText();
	return (
		<Stack>
			<RadioCards
				name={`decision-${id}`}
				label={t('labels.plans.decision')}
				need="required"
				choices={PLAN_DECISIONS.map((decision) => ({ value: decision, label: t(`plans.decisions.${decision}`) }))}
				value={values.decision}
				onChoose={(decision) => onChange('decision', decision)}
			/>
			{values.decision === 'do' && <DoFields id={id} values={values} members={members} onChange={onChange} />}
			{values.decision === 'not' && (
				<TextArea
					label={t('labels.plans.why_not')}
					need="required"
					help={t('company.plan.whyNotHelp')}
					value={values.why_not}
					maxLength={PLAN_LIMITS.text}
					error={unfitIn(values) === 'why_not' ? t('editing.tooLong', { max: PLAN_LIMITS.text }) : undefined}
					onValue={(reason) => onChange('why_not', reason)}
				/>
			)}
		</Stack>
	);
};
