import { useText } from '#client/app/locale.tsx';
import { NotFound } from '#client/app/not-found.tsx';
import { paths } from '#client/app/paths.ts';

/** The 404 screen of the console. */
export const ConsoleNotFound = () => {
	const { t } = useText();
	return <NotFound to={paths.console.allAssessments} linkText={t('console.shell.toAllAssessments')} />;
};
