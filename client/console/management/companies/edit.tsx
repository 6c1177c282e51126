import { useLocation } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { Page } from '#client/console/shell/page.tsx';
import { useFormEditing } from '#client/editing/use-form-editing.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { notify } from '#client/ui/toast.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { CompanyForm } from './form/company-form.tsx';
import { CompanySection, CorporateSection } from './form/fields.tsx';
import { editForm, storedFields } from './form/form-values.ts';

type Company = Outputs['console']['companies']['get']['data'];

const EditForm = ({ company }: { company: Company }) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const utils = api.useUtils();
	const editing = useFormEditing({
		name: `company:${company.id}`,
		schema: editForm,
		stored: () => storedFields(company),
	});
	const update = api.console.companies.update.useMutation({
		meta: { hasForm: true },
		onMutate: () => notify.loading(t('common.saving')),
	});
	return (
		<CompanyForm
			editing={editing}
			action={t('management.companies.save')}
			cancelTo={paths.console.company(company.id)}
			onSubmit={async (body) => {
				await update.mutateAsync({ id: company.id, ...body });
				editing.finish();
				await utils.console.invalidate();
				leaveWithoutAsking(() => navigate(paths.console.company(company.id)));
			}}
		>
			<CompanySection form={editing.form} />
			<CorporateSection form={editing.form} />
		</CompanyForm>
	);
};

/** The screen that edits the profile of a company. */
export const EditCompany = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.companies.get.useQuery({ id });
	const name = query.data?.data.company_name;
	return (
		<Page
			title={t('management.companies.editTitle')}
			parents={[
				{ label: t('console.shell.links.companies'), to: paths.console.companies },
				...(name ? [{ label: name, to: paths.console.company(id) }] : []),
			]}
		>
			<Loaded query={query} heights={[48, 48, 48, 48, 48, 48]}>
				{(company) => <EditForm company={company} />}
			</Loaded>
		</Page>
	);
};
