import { useText } from '#client/app/locale.tsx';
import { NotFound } from '#client/app/not-found.tsx';
import { paths } from '#client/app/paths.ts';

export const CompanyNotFound = () => {
	const { t } = useText();
	return <NotFound to={paths.company.assessment} linkText={t('company.shell.notFoundLink')} />;
};
