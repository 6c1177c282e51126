import { companyPaths } from '#client/app/company-paths.ts';
import { useText } from '#client/app/locale.tsx';
import { NotFound } from '#client/app/not-found.tsx';

export const CompanyNotFound = () => {
	const { t } = useText();
	return <NotFound to={companyPaths.assessment} linkText={t('company.shell.notFoundLink')} />;
};
