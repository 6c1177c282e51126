import { useText } from '../app/locale.tsx';
import { NotFound } from '../app/not-found.tsx';
import { paths } from '../app/paths.ts';

export const CompanyNotFound = () => {
	const { t } = useText();
	return <NotFound to={paths.company.assessment} linkText={t('company.shell.notFoundLink')} />;
};
