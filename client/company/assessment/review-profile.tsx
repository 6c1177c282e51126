import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import type { CompanyWire } from '#shared/companies/schemas.ts';
import { missingFields } from './missing-profile.ts';

const Missing = ({ company }: { company: CompanyWire }) => {
	const { t } = useText();
	const missing = missingFields(company);
	if (missing.length === 0) return t('company.review.profileComplete');
	const names = missing.map((name) => t(`labels.companies.${name}`)).join(t('company.review.comma'));
	return (
		<>
			<p>{t('company.review.profileMissing', { names })}</p>
			<Link to={companyPaths.profileEdit}>{t('company.review.toProfile')}</Link>
		</>
	);
};

/** Whether the company's profile is complete; if not, the missing fields and a link to the form. */
export const ProfileReview = () => {
	const { t } = useText();
	const info = api.app.company.info.useQuery(undefined, { meta: { handlesFailure: true } });
	if (!info.data) return <Loading query={info} heights={[24]} />;
	return info.data.data ? <Missing company={info.data.data} /> : t('company.profile.noData');
};
