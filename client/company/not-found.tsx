import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { NotFound } from '#client/ui/not-found.tsx';

export const CompanyNotFound = () => {
	const { t } = useText();
	return <NotFound to={companyPaths.assessment} linkText={t('company.shell.notFoundLink')} />;
};
