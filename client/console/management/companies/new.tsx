import { Redirect, useLocation, useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { idIn } from '#client/console/filters.ts';
import type { Inquiry } from '#client/console/management/inquiries/inquiry.ts';
import { Page } from '#client/console/shell/page.tsx';
import { useFormEditing } from '#client/editing/use-form-editing.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { notify } from '#client/ui/toast.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { CompanyForm } from './form/company-form.tsx';
import { AdminSection, CompanySection, CorporateSection } from './form/fields.tsx';
import { fieldsOfInquiry, newFields, newForm } from './form/form-values.ts';

const NewCompanyForm = ({ inquiry }: { inquiry: Inquiry | null }) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const utils = api.useUtils();
	const editing = useFormEditing({
		name: inquiry ? `company:of-inquiry:${inquiry.id}` : 'company:new',
		schema: newForm,
		stored: () => (inquiry ? fieldsOfInquiry(inquiry) : newFields()),
		secret: 'user_password',
	});
	const create = api.console.companies.create.useMutation({
		meta: { hasForm: true },
		onMutate: () => notify.loading(t('editing.savingNow')),
	});
	return (
		<>
			{inquiry && (
				<Banner tone="info" title={t('management.companies.ofInquiry', { company: inquiry.company_name })}>
					{t('management.companies.ofInquiryText')}
				</Banner>
			)}
			<CompanyForm
				editing={editing}
				action={t('management.companies.create')}
				cancelTo={inquiry ? consolePaths.inquiries : consolePaths.companies}
				onSubmit={async (body) => {
					const { data } = await create.mutateAsync({ ...body, ...(inquiry ? { inquiry_id: inquiry.id } : {}) });
					editing.finish();
					await utils.console.invalidate();
					leaveWithoutAsking(() => navigate(consolePaths.company(data.id), { replace: true }));
				}}
			>
				<CompanySection form={editing.form} />
				<CorporateSection form={editing.form} />
				<AdminSection form={editing.form} />
			</CompanyForm>
		</>
	);
};

const OfInquiry = ({ id }: { id: number }) => {
	const query = api.console.inquiries.get.useQuery({ id });
	return (
		<Loaded query={query} heights={[80, 40, 40, 40, 40]}>
			{(inquiry) =>
				inquiry.company ? (
					<Redirect to={consolePaths.company(inquiry.company.id)} replace />
				) : (
					<NewCompanyForm inquiry={inquiry} />
				)
			}
		</Loaded>
	);
};

/** Creates a company and its first administrator, empty or prefilled from an inquiry. */
export const NewCompany = () => {
	const { t } = useText();
	const [parameters] = useSearchParams();
	const inquiryId = idIn(parameters.get('inquiry') ?? '');
	return (
		<Page
			title={t('management.companies.newTitle')}
			parents={[{ label: t('console.shell.links.companies'), to: consolePaths.companies }]}
		>
			{inquiryId === undefined ? <NewCompanyForm inquiry={null} /> : <OfInquiry key={inquiryId} id={inquiryId} />}
		</Page>
	);
};
