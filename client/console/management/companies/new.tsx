import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { Page } from '#client/console/shell/page.tsx';
import { readTextMirror } from '#client/editing/draft-storage.ts';
import { useForm } from '#client/ui/form.tsx';
import { notify } from '#client/ui/toast.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { CompanyForm, withUnsaved } from './form/company-form.tsx';
import { AdminSection, CompanySection, CorporateSection } from './form/fields.tsx';
import { newFields, newForm } from './form/form-values.ts';

const MIRROR = 'company:new';

/** A new company, with the first of its administrators. */
export const NewCompany = () => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const utils = api.useUtils();
	const [stored] = useState(newFields);
	const [unsaved] = useState(() => withUnsaved(stored, readTextMirror(MIRROR)));
	const form = useForm({ schema: newForm, defaultValues: unsaved ?? stored });
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
				mirror={MIRROR}
				form={form}
				stored={stored}
				wasRestored={unsaved !== null}
				action={t('management.companies.create')}
				cancelTo={paths.console.companies}
				onSubmit={async (body, leave) => {
					const { data } = await create.mutateAsync(body);
					leave();
					await utils.console.invalidate();
					leaveWithoutAsking(() => navigate(paths.console.company(data.id), { replace: true }));
				}}
			>
				<CompanySection form={form} />
				<CorporateSection form={form} />
				<AdminSection form={form} />
			</CompanyForm>
		</Page>
	);
};
