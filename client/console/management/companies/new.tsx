import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { Page } from '#client/console/shell/page.tsx';
import { useFormEditing } from '#client/editing/use-form-editing.ts';
import { notify } from '#client/ui/toast.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { CompanyForm } from './form/company-form.tsx';
import { AdminSection, CompanySection, CorporateSection } from './form/fields.tsx';
import { newFields, newForm } from './form/form-values.ts';

/** The screen that creates a company and its first administrator. */
export const NewCompany = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const utils = api.useUtils();
	const editing = useFormEditing({
		name: 'company:new',
		schema: newForm,
		stored: newFields,
		secret: 'user_password',
	});
	const create = api.console.companies.create.useMutation({
		meta: { hasForm: true },
		onMutate: () => notify.loading(t('common.saving')),
	});
	return (
		<Page
			title={t('management.companies.newTitle')}
			parents={[{ label: t('console.shell.links.companies'), to: paths.console.companies }]}
		>
			<CompanyForm
				editing={editing}
				action={t('management.companies.create')}
				cancelTo={paths.console.companies}
				onSubmit={async (body) => {
					const { data } = await create.mutateAsync(body);
					editing.finish();
					await utils.console.invalidate();
					leaveWithoutAsking(() => navigate(paths.console.company(data.id), { replace: true }));
				}}
			>
				<CompanySection form={editing.form} />
				<CorporateSection form={editing.form} />
				<AdminSection form={editing.form} />
			</CompanyForm>
		</Page>
	);
};
