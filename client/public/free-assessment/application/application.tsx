import { css } from 'goober';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Redirect } from 'wouter';
import type { z } from 'zod';
import { sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { BackToTop } from '#client/public/free-assessment/back-to-top.tsx';
import { readInfo, readPaperId } from '#client/public/free-assessment/memory.ts';
import { forgetReceipt, type Receipt, readReceipt } from '#client/public/free-assessment/receipt.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { RespondentFields } from '#client/public/free-assessment/respondent-fields.tsx';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextArea, TextInput } from '#client/ui/inputs.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import { type FreeApplication, freeApplicationForm } from '#shared/free-assessment/forms.ts';
import { Sent } from './sent.tsx';
import { useApply } from './use-apply.ts';

const privacy = css`font-size: 16px; & a { display: inline-flex; align-items: center; min-height: 44px; }`;

const startOf = (): z.input<typeof freeApplicationForm> => {
	const info = readInfo();
	return {
		companyName: info?.companyName ?? '',
		lastName: info?.lastName ?? '',
		firstName: info?.firstName ?? '',
		email: info?.email ?? '',
		phone: '',
		message: '',
	};
};

/** Maps the server's field names to those of the form. */
const FIELDS: Record<string, string> = { company_name: 'companyName', client_name: 'lastName' };

const ApplicationForm = ({ paperId, onSent }: { paperId: number; onSent: (receipt: Receipt) => void }) => {
	const { t, locale } = useText();
	const [defaultValues] = useState(startOf);
	const form = useForm({ schema: freeApplicationForm, defaultValues });
	const message = useWatch({ control: form.control, name: 'message' });
	const apply = useApply(paperId);
	useUnsavedChanges(Object.keys(form.formState.dirtyFields).length);
	const submit = async (application: FreeApplication): Promise<void> => {
		onSent(await apply(application));
	};
	const { ref: _ref, onChange: _onChange, ...messageField } = fieldOf(form, 'message', t('labels.free.message'));
	return (
		<Form form={form} onSubmit={submit} rename={(field) => FIELDS[field] ?? field}>
			<RespondentFields form={form} />
			<TextInput
				{...fieldOf(form, 'phone', t('labels.free.phone'))}
				need="required"
				help={t('free.application.phoneHelp')}
				type="tel"
				width="short"
				autoComplete="tel"
			/>
			<TextArea
				{...messageField}
				value={message}
				onValue={(text) => form.setValue('message', text, { shouldDirty: true, shouldValidate: true })}
				maxLength={10_000}
			/>
			<p>{t('free.application.receiptNote')}</p>
			<p className={privacy}>
				{t('free.application.privacyNote')}
				{sentenceGap(locale)}
				<a href={paths.privacy} target="_blank" rel="noreferrer">
					{t('free.info.privacy')}
					{t('common.opensNewTab')}
				</a>
			</p>
			<div>
				<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
					{t('free.application.submit')}
				</Button>
			</div>
		</Form>
	);
};

/** Application for the regular assessment, or its receipt; redirects without a paper. */
export const Application = () => {
	const { t } = useText();
	const refererId = useRefererId();
	const [paperId] = useState(readPaperId);
	const [receipt, setReceipt] = useState(readReceipt);
	useTitle(receipt ? t('free.application.sentTitle') : t('free.application.title'));
	const again = (): void => {
		forgetReceipt();
		setReceipt(null);
		window.scrollTo(0, 0);
	};
	if (paperId === null) return <Redirect to={paths.free.info(refererId)} replace />;
	return (
		<Container width="text">
			<Stack gap="section">
				{receipt ? (
					<Sent receipt={receipt} onAgain={again} />
				) : (
					<>
						<Stack gap="small">
							<h1>{t('free.application.title')}</h1>
							<p>{t('free.application.lead')}</p>
						</Stack>
						<Panel>
							<ApplicationForm paperId={paperId} onSent={setReceipt} />
						</Panel>
					</>
				)}
				<BackToTop />
			</Stack>
		</Container>
	);
};
