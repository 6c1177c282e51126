import { useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';

type OwnerProps = {
	value: string;
	members: ImprovementPlan['members'];
	error?: string | undefined;
	onValue: (owner: string) => void;
};

/** Who is responsible: a member from the list, or any other name or department. */
export const OwnerField = ({ value, members, error, onValue }: OwnerProps) => {
	const { t } = useText();
	const list = useId();
	return (
		<>
			<TextInput
				label={t('labels.plans.owner')}
				need="optional"
				help={t('company.plan.ownerHelp')}
				autoComplete="off"
				list={list}
				value={value}
				error={error}
				onChange={(event) => onValue(event.target.value)}
			/>
			<datalist id={list}>
				{members.map(({ id, name }) => (
					<option key={id} value={name} />
				))}
			</datalist>
		</>
	);
};
