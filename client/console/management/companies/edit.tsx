import { useLocation } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { CompanyConflict } from '#client/companies/company-conflict.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { savedFormOf } from '#client/editing/saved-form.ts';
import type { SavedText } from '#client/editing/state.ts';
import { useFormEditing } from '#client/editing/use-form-editing.ts';
import { useVersionedForm } from '#client/editing/use-versioned-form.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { notify } from '#client/ui/toast.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { industryName } from './company/industry-name.ts';
import { CompanyForm } from './form/company-form.tsx';
import { CompanySection, CorporateSection } from './form/fields.tsx';
import { editForm, storedFields } from './form/form-values.ts';

type Company = Outputs['console']['companies']['get']['data'];

const savedTextOf = (company: Company): SavedText => savedFormOf(company, storedFields(company));

const EditForm = ({ company }: { company: Company }) => {
	const { t, locale } = useText();
	const [, navigate] = useLocation();
	const utils = api.useUtils();
	const { id } = company;
	const editing = useFormEditing({
		name: `company:${id}`,
		schema: editForm,
		stored: () => storedFields(company),
	});
	const update = api.console.companies.update.useMutation({
		meta: { handlesFailure: true },
		onMutate: () => notify.loading(t('editing.savingNow')),
	});
	const saving = useVersionedForm({
		form: editing.form,
		server: savedTextOf(company),
		from: editing.from,
		onRebase: editing.rebase,
		save: (body, version) => update.mutateAsync({ id, ...body, version }),
		reload: async () => {
			const answer = await utils.client.console.companies.get.query({ id });
			utils.console.companies.get.setData({ id }, answer);
			return savedTextOf(answer.data);
		},
		done: async () => {
			editing.finish();
			await utils.console.invalidate();
			leaveWithoutAsking(() => navigate(consolePaths.company(id)));
		},
	});
	return (
		<>
			<CompanyForm
				editing={editing}
				action={t('management.companies.save')}
				cancelTo={consolePaths.company(id)}
				onSubmit={saving.save}
			>
				<CompanySection form={editing.form} registrationNumber={company.registration_number} />
				<CorporateSection form={editing.form} />
			</CompanyForm>
			<CompanyConflict saving={saving} industryName={(code) => industryName(code, locale)} />
		</>
	);
};

export const EditCompany = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.companies.get.useQuery({ id });
	const name = query.data?.data.company_name;
	return (
		<Page
			title={t('management.companies.editTitle')}
			parents={[
				{ label: t('console.shell.links.companies'), to: consolePaths.companies },
				...(name ? [{ label: name, to: consolePaths.company(id) }] : []),
			]}
		>
			<Loaded query={query} heights={[48, 48, 48, 48, 48, 48]}>
				{(company) => <EditForm company={company} />}
			</Loaded>
		</Page>
	);
};
