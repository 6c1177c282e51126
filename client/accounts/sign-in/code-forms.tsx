import { useEffect } from 'react';
import { z } from 'zod';
import { CodeField, codeSchema } from '#client/accounts/second-factor/code-field.tsx';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { requiredText } from '#shared/fields.ts';

type CodeFormProps = {
	/** Whether it is the first form of the step: it has autofocus and the primary button. */
	isFirst: boolean;
	onSubmit: (body: { code: string }) => Promise<void>;
};

export const CodeForm = ({ isFirst, onSubmit }: CodeFormProps) => {
	const { t } = useText();
	const form = useForm({ schema: codeSchema, defaultValues: { code: '' } });
	return (
		<Form form={form} onSubmit={onSubmit}>
			<CodeField form={form} help={t('session.second.codeHelp')} isFocused={isFirst} />
			<Button type="submit" kind={isFirst ? 'primary' : 'secondary'} size="large" busy={form.formState.isSubmitting}>
				{t('session.second.submit')}
			</Button>
		</Form>
	);
};

const recoverySchema = z.object({ recovery_code: requiredText() });

export const RecoveryForm = ({ onSubmit }: { onSubmit: (body: { recovery_code: string }) => Promise<void> }) => {
	const { t } = useText();
	const form = useForm({ schema: recoverySchema, defaultValues: { recovery_code: '' } });
	const { setFocus } = form;
	useEffect(() => setFocus('recovery_code'), [setFocus]);
	return (
		<Form form={form} onSubmit={onSubmit}>
			<TextInput
				{...fieldOf(form, 'recovery_code', t('labels.secondFactor.recovery_code'))}
				need="unmarked"
				help={t('session.second.recoveryHelp')}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
				{t('session.second.submit')}
			</Button>
		</Form>
	);
};
