import { type ReactNode, useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useText } from '#client/app/locale.tsx';
import { useTextMirror } from '#client/editing/draft-storage.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary, Form, fieldMessage } from '#client/ui/form.tsx';
import { Row } from '#client/ui/layout.tsx';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import type { CompanyFields, FieldName } from './form-values.ts';

type Unsaved = Partial<CompanyFields>;

const changesOf = (stored: CompanyFields, values: CompanyFields): Unsaved =>
	Object.fromEntries(Object.entries(values).filter(([name, value]) => stored[name as FieldName] !== value));

/** A password that was typed is nowhere kept. */
const withoutPassword = ({ user_password: _, ...rest }: Unsaved): Unsaved => rest;

const useErrors = <O,>(form: UseFormReturn<CompanyFields, unknown, O>) => {
	const { t } = useText();
	const { errors } = form.formState;
	return (Object.keys(form.getValues()) as FieldName[]).flatMap((name) => {
		const label = t(`management.companyForm.fields.${name}`);
		const message = fieldMessage(errors[name]?.message, label);
		return message ? [{ name, label, message }] : [];
	});
};

type CompanyFormProps<O> = {
	/** Names what was typed and not saved. */
	mirror: string;
	form: UseFormReturn<CompanyFields, unknown, O>;
	stored: CompanyFields;
	wasRestored: boolean;
	action: string;
	/** Sends the body. `leave` forgets what was typed and goes on. */
	onSubmit: (body: O, leave: () => void) => Promise<unknown>;
	cancelTo: string;
	children: ReactNode;
};

/** The frame of both forms of a company: errors on top, nothing lost by leaving, one save at a time. */
export const CompanyForm = <O,>(props: CompanyFormProps<O>) => {
	const { mirror, form, stored, wasRestored, action, onSubmit, cancelTo, children } = props;
	const { t } = useText();
	const [, navigate] = useLocation();
	const [isSaved, setSaved] = useState(false);
	const watched = useWatch({ control: form.control }) as CompanyFields;
	const changes = useMemo(() => (isSaved ? {} : changesOf(stored, watched)), [isSaved, stored, watched]);
	const count = Object.keys(changes).length;
	const { drop } = useTextMirror<Unsaved>(mirror, count > 0 ? withoutPassword(changes) : null);
	useUnsavedChanges(count, 'changes', drop);
	const errors = useErrors(form);
	const leave = (): void => {
		drop();
		setSaved(true);
	};
	return (
		<>
			{wasRestored && <RestoredBanner />}
			<Form form={form} onSubmit={(body) => onSubmit(body, leave)}>
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

const isText = (value: unknown): value is string => typeof value === 'string';

/** What an earlier visit left unsaved, on top of what is stored. */
export const withUnsaved = (stored: CompanyFields, left: unknown): CompanyFields | null => {
	if (typeof left !== 'object' || left === null) return null;
	const fields = Object.entries(left).filter(
		([name, value]) => Object.hasOwn(stored, name) && isText(value) && value !== stored[name as FieldName],
	);
	return fields.length > 0 ? { ...stored, ...Object.fromEntries(fields) } : null;
};
