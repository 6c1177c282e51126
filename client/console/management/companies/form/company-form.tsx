import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import type { FormEditing } from '#client/editing/use-form-editing.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary, Form, fieldMessage } from '#client/ui/form.tsx';
import { Row } from '#client/ui/layout.tsx';
import type { CompanyFields, FieldName } from './form-values.ts';

const useErrors = <O,>(form: UseFormReturn<CompanyFields, unknown, O>) => {
	const { t } = useText();
	const { errors } = form.formState;
	const names = (Object.keys(form.getValues()) as FieldName[]).filter((name) => errors[name]);
	return names.flatMap((name) => {
		const label = t(`labels.companies.${name}`);
		const message = fieldMessage(errors[name]?.message, label);
		return message ? [{ name, label, message }] : [];
	});
};

type CompanyFormProps<O> = {
	editing: FormEditing<CompanyFields, O>;
	action: string;
	onSubmit: (body: O) => Promise<unknown>;
	cancelTo: string;
	children: ReactNode;
};

/** The layout of both company forms: restored-draft banner, error summary, fields, buttons. */
export const CompanyForm = <O,>({ editing, action, onSubmit, cancelTo, children }: CompanyFormProps<O>) => {
	const { form, isRestored } = editing;
	const { t } = useText();
	const [, navigate] = useLocation();
	const errors = useErrors(form);
	return (
		<>
			{isRestored && <RestoredBanner />}
			<Form form={form} onSubmit={onSubmit} saveKey="saves">
				{form.formState.submitCount > 0 && <ErrorSummary entries={errors} />}
				{children}
				<Row align="right">
					<Button onClick={() => navigate(cancelTo)}>{t('common.cancel')}</Button>
					<Button type="submit" kind="primary" busy={form.formState.isSubmitting}>
						{action}
					</Button>
				</Row>
			</Form>
		</>
	);
};
