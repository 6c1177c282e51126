import { useEffect } from 'react';
import { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary, Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { framed, type Part, state } from './part.ts';
import { nothing } from './samples.ts';

const schema = z.object({ email: z.email(), name: z.string().min(1) });

const useSampleForm = () => useForm({ schema, defaultValues: { email: '', name: '' } });

const Fields = ({ form }: { form: ReturnType<typeof useSampleForm> }) => {
	const { t } = useText();
	return (
		<Form form={form} onSubmit={nothing}>
			<TextInput {...fieldOf(form, 'name', t('labels.accounts.name'))} need="required" />
			<TextInput {...fieldOf(form, 'email', t('labels.accounts.email'))} need="required" type="email" />
			<div>
				<Button type="submit" kind="primary" busy={form.formState.isSubmitting}>
					{t('common.save')}
				</Button>
			</div>
		</Form>
	);
};

const Untouched = () => <Fields form={useSampleForm()} />;

const Refused = () => {
	const { t } = useText();
	const form = useSampleForm();
	const message = t('common.errors.somethingWrong');
	useEffect(() => form.setError('root.server', { type: 'server', message }), [form, message]);
	return <Fields form={form} />;
};

const Summary = () => {
	const { t } = useText();
	const name = t('labels.accounts.name');
	const email = t('labels.accounts.email');
	return (
		<ErrorSummary
			entries={[
				{ name: 'name', label: name, message: t('forms.validation.required', { field: name }) },
				{ name: 'email', label: email, message: t('forms.validation.email', { field: email }) },
			]}
		/>
	);
};

export const forms: Part = {
	id: 'forms',
	states: [
		state('untouched', Untouched),
		state('refused by the server', Refused),
		framed('summary of errors', 184, Summary),
	],
};
