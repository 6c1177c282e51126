import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { CompanyConflict } from '#client/companies/company-conflict.tsx';
import { profileFieldsOf } from '#client/companies/form-values.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { savedFormOf } from '#client/editing/saved-form.ts';
import type { SavedText } from '#client/editing/state.ts';
import { useFormEditing } from '#client/editing/use-form-editing.ts';
import { useVersionedForm } from '#client/editing/use-versioned-form.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorSummary, Form } from '#client/ui/form.tsx';
import { Container, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { notify } from '#client/ui/toast.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { useFieldErrors } from './field-errors.ts';
import { CompanySection, CorporateSection } from './fields.tsx';
import { companyForm } from './form-values.ts';

type Info = Outputs['app']['company']['info']['data'];

const savedTextOf = (company: Info): SavedText => savedFormOf(company, profileFieldsOf(company));

const EditForm = ({ company }: { company: Info }) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const utils = api.useUtils();
	const { form, changes, isRestored, from, rebase, finish } = useFormEditing({
		name: 'company-profile',
		schema: companyForm,
		stored: () => profileFieldsOf(company),
	});
	const [isConfirming, setConfirming] = useState(false);
	const errors = useFieldErrors(form);
	const leave = (): void => {
		finish();
		leaveWithoutAsking(() => navigate(companyPaths.profile));
	};
	const update = api.app.company.update.useMutation({
		meta: { handlesFailure: true },
		onMutate: () => notify.loading(t('editing.savingNow')),
	});
	const saving = useVersionedForm({
		form,
		server: savedTextOf(company),
		from,
		onRebase: rebase,
		save: (values, version) => update.mutateAsync({ ...values, version }),
		reload: async () => {
			const answer = await utils.client.app.company.info.query();
			utils.app.company.info.setData(undefined, answer);
			return savedTextOf(answer.data);
		},
		done: async () => {
			await utils.app.company.info.invalidate();
			leave();
		},
	});
	return (
		<>
			{isRestored && <RestoredBanner title={t('company.profile.restored')} text={t('company.profile.restoredText')} />}
			<Form form={form} onSubmit={saving.save} saveKey="saves">
				{form.formState.submitCount > 0 && <ErrorSummary entries={errors} />}
				<Panel>
					<Stack gap="large">
						<h2>{t('company.profile.companySection')}</h2>
						<CompanySection form={form} />
					</Stack>
				</Panel>
				<Panel>
					<Stack gap="large">
						<h2>{t('company.profile.corporateSection')}</h2>
						<CorporateSection form={form} />
					</Stack>
				</Panel>
				<Row align="right">
					<Button onClick={() => (changes > 0 ? setConfirming(true) : leave())}>{t('common.cancel')}</Button>
					<Button type="submit" kind="primary" busy={form.formState.isSubmitting}>
						{t('company.profile.save')}
					</Button>
				</Row>
			</Form>
			<CompanyConflict saving={saving} />
			{isConfirming && (
				<ConfirmDialog
					title={t('company.profile.cancelTitle')}
					keep={t('company.profile.cancelKeep')}
					action={t('company.profile.cancelAction')}
					danger
					onConfirm={leave}
					onClose={() => setConfirming(false)}
				>
					<p>{t('company.profile.cancelText', { count: changes })}</p>
				</ConfirmDialog>
			)}
		</>
	);
};

export const ProfileEdit = () => {
	const { t } = useText();
	useTitle(t('company.profile.editTitle'));
	const info = api.app.company.info.useQuery();
	return (
		<Container width="text">
			<Stack gap="large">
				<h1>{t('company.profile.editTitle')}</h1>
				<Loaded query={info} heights={[48, 48, 48, 48, 48, 48]}>
					{(company) =>
						company ? <EditForm company={company} /> : <EmptyState>{t('company.profile.noData')}</EmptyState>
					}
				</Loaded>
			</Stack>
		</Container>
	);
};
