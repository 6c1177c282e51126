import { css } from 'goober';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Redirect } from 'wouter';
import type { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { useTitle } from '#client/app/title.ts';
import { installFormMessages } from '#client/app/validation.ts';
import { BackToTop } from '#client/public/free-assessment/back-to-top.tsx';
import { contactBody } from '#client/public/free-assessment/contact-body.ts';
import { readContact, readInfo, readPaperId, readResult } from '#client/public/free-assessment/memory.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { RespondentFields } from '#client/public/free-assessment/respondent-fields.tsx';
import { useSubmissionKey } from '#client/public/free-assessment/submission-key.ts';
import { Button } from '#client/ui/button.tsx';
import { Form, fieldOf, useForm } from '#client/ui/form.tsx';
import { TextArea, TextInput } from '#client/ui/inputs.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { notify } from '#client/ui/toast.tsx';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import { type FreeApplication, freeApplicationForm } from '#shared/free-assessment/forms.ts';
import { Sent } from './sent.tsx';

installFormMessages();

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

/**
 * Sends the application; it updates the plain result where one was sent and its token is known, to avoid a duplicate
 * inquiry.
 */
const useApply = (paperId: number) => {
	const { t } = useText();
	const refererId = useRefererId();
	const key = useSubmissionKey();
	const contact = api.free.contact.useMutation({ meta: { hasForm: true } });
	return async (application: FreeApplication): Promise<void> => {
		const result = readResult();
		const sent = readContact();
		notify.loading(t('common.sending'));
		await contact.mutateAsync({
			...contactBody({
				person: application,
				paperId,
				refererId: refererId ?? readInfo()?.refererId ?? null,
				scores: result ?? { total: 0, categories: [] },
				key,
			}),
			...(result?.certificate_token && sent
				? { contact_id: sent.id, certificate_token: result.certificate_token }
				: {}),
			phone: application.phone,
			message: application.message,
			has_inquiry_request: true,
		});
	};
};

const ApplicationForm = ({ paperId, onSent }: { paperId: number; onSent: () => void }) => {
	const { t } = useText();
	const [defaultValues] = useState(startOf);
	const form = useForm({ schema: freeApplicationForm, defaultValues });
	const message = useWatch({ control: form.control, name: 'message' });
	const apply = useApply(paperId);
	useUnsavedChanges(Object.keys(form.formState.dirtyFields).length);
	const submit = async (application: FreeApplication): Promise<void> => {
		await apply(application);
		onSent();
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
			<p className={privacy}>
				{t('free.application.privacyNote')}{' '}
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

/** The application for the regular assessment; redirects without a paper. */
export const Application = () => {
	const { t } = useText();
	const refererId = useRefererId();
	const [paperId] = useState(readPaperId);
	const [sent, setSent] = useState(false);
	useTitle(sent ? t('free.application.sentTitle') : t('free.application.title'));
	if (paperId === null) return <Redirect to={paths.free.info(refererId)} replace />;
	return (
		<Container width="text">
			<Stack gap="section">
				{sent ? (
					<Sent />
				) : (
					<>
						<Stack gap="small">
							<h1>{t('free.application.title')}</h1>
							<p>{t('free.application.lead')}</p>
						</Stack>
						<Panel>
							<ApplicationForm paperId={paperId} onSent={() => setSent(true)} />
						</Panel>
					</>
				)}
				<BackToTop />
			</Stack>
		</Container>
	);
};
