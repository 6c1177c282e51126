import { css } from 'goober';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { z } from 'zod';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { BackToTop } from '#client/public/free-assessment/back-to-top.tsx';
import { readInfo, rememberInfo } from '#client/public/free-assessment/memory.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { RespondentFields } from '#client/public/free-assessment/respondent-fields.tsx';
import { StepList } from '#client/public/free-assessment/step-list.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { FieldGroup } from '#client/ui/field.tsx';
import { Form, fieldMessage, useForm } from '#client/ui/form.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { freeInfoForm } from '#shared/free-assessment/forms.ts';
import { KeptDraft } from './kept-draft.tsx';

const links = css`display: flex; flex-wrap: wrap; gap: 0 24px; & a { display: inline-flex; align-items: center; min-height: 44px; }`;

const emptyInfo = { companyName: '', lastName: '', firstName: '', email: '' };

const startOf = (): z.input<typeof freeInfoForm> => {
	const info = readInfo();
	const { companyName, lastName, firstName, email } = info ?? emptyInfo;
	return { companyName, lastName, firstName, email, wantsReceipt: info?.wantsReceipt ?? false, agreed: false };
};

/** First step: the respondent, and consent to the terms. */
export const Info = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const refererId = useRefererId();
	const [defaultValues] = useState(startOf);
	const form = useForm({ schema: freeInfoForm, defaultValues });
	useTitle(t('free.info.title'));
	const submit = ({ agreed: _, wantsReceipt, ...info }: z.output<typeof freeInfoForm>): void => {
		rememberInfo({ ...info, ...(refererId ? { refererId } : {}), ...(wantsReceipt ? { wantsReceipt } : {}) });
		navigate(paths.free.overview(refererId));
	};
	const { error } = form.getFieldState('agreed', form.formState);
	return (
		<Container width="text">
			<Stack gap="section">
				<StepList current="info" />
				<Stack gap="small">
					<h1>{t('free.info.title')}</h1>
					<p>{t('free.info.lead')}</p>
					<KeptDraft />
				</Stack>
				<Panel>
					<Form form={form} onSubmit={submit}>
						<RespondentFields form={form} />
						<Checkbox {...form.register('wantsReceipt')} label={t('free.info.receipt')} />
						<FieldGroup label={t('free.info.agreement')} need="required">
							<p className={links}>
								<a href={paths.terms} target="_blank" rel="noreferrer">
									{t('free.info.terms')}
									{t('common.opensNewTab')}
								</a>
								<a href={paths.privacy} target="_blank" rel="noreferrer">
									{t('free.info.privacy')}
									{t('common.opensNewTab')}
								</a>
							</p>
							<Checkbox
								{...form.register('agreed')}
								label={t('free.info.agree')}
								error={fieldMessage(error?.message, t('free.info.agreement'))}
							/>
						</FieldGroup>
						<div>
							<Button type="submit" kind="primary" size="large" busy={form.formState.isSubmitting}>
								{t('free.info.submit')}
							</Button>
						</div>
					</Form>
				</Panel>
				<BackToTop />
			</Stack>
		</Container>
	);
};
