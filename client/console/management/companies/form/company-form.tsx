import { css } from 'goober';
import { type ReactNode, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import type { FormEditing } from '#client/editing/use-form-editing.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary, Form, fieldMessage } from '#client/ui/form.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color } from '#client/ui/tokens.ts';
import type { CompanyFields, FieldName } from './form-values.ts';

const bar = css`
	position: sticky; bottom: 0; z-index: 5; display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 16px; padding: 12px 16px;
	background: ${color.white}; border: 1px solid ${color.grey420}; border-radius: 8px 8px 0 0;
`;

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

/** The layout of both company forms: restored-draft banner, error summary, fields, and a bar to save that stays in sight. */
export const CompanyForm = <O,>({ editing, action, onSubmit, cancelTo, children }: CompanyFormProps<O>) => {
	const { form, isRestored } = editing;
	const { t } = useText();
	const [, navigate] = useLocation();
	const errors = useErrors(form);
	const saveBar = useRef<HTMLDivElement>(null);
	useToastsAbove(saveBar);
	return (
		<>
			{isRestored && <RestoredBanner />}
			<Form form={form} onSubmit={onSubmit} saveKey="saves">
				{form.formState.submitCount > 0 && <ErrorSummary entries={errors} />}
				{children}
				<div ref={saveBar} className={bar}>
					<Button onClick={() => navigate(cancelTo)}>{t('common.cancel')}</Button>
					<Button type="submit" kind="primary" busy={form.formState.isSubmitting}>
						{action}
					</Button>
				</div>
			</Form>
		</>
	);
};
