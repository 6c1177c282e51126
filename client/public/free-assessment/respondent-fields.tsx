import { css } from 'goober';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useText } from '#client/base/locale.tsx';
import { fieldOf } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';

type Respondent = { companyName: string; lastName: string; firstName: string; email: string };

const names = css`display: grid; grid-template-columns: 1fr 1fr; gap: 16px; max-width: 560px;`;

export const RespondentFields = <T extends FieldValues & Respondent, O>({
	form,
}: {
	form: UseFormReturn<T, unknown, O>;
}) => {
	const { t } = useText();
	const field = (name: keyof Respondent, label: string) => fieldOf(form, name as Path<T>, label);
	return (
		<>
			<TextInput {...field('companyName', t('labels.free.company_name'))} need="required" autoComplete="organization" />
			<div className={names}>
				<TextInput {...field('lastName', t('free.info.lastName'))} need="required" autoComplete="family-name" />
				<TextInput {...field('firstName', t('free.info.firstName'))} need="required" autoComplete="given-name" />
			</div>
			<TextInput
				{...field('email', t('labels.free.email'))}
				need="required"
				help={t('free.info.emailHelp')}
				type="email"
				width="medium"
				autoComplete="email"
			/>
		</>
	);
};
