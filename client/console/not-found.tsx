import { useText } from '#client/app/locale.tsx';
import { NotFound } from '#client/app/not-found.tsx';
import { paths } from '#client/app/paths.ts';

/** No screen of the console has this address. */
export const ConsoleNotFound = () => {
	const { t } = useText();
	return <NotFound to={paths.console.allAssessments} linkText={t('console.shell.toAllAssessments')} />;
};
