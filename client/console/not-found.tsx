import { consolePaths } from '#client/app/console-paths.ts';
import { useText } from '#client/app/locale.tsx';
import { NotFound } from '#client/app/not-found.tsx';

/** The 404 screen of the console. */
export const ConsoleNotFound = () => {
	const { t } = useText();
	return <NotFound to={consolePaths.allAssessments} linkText={t('console.shell.toAllAssessments')} />;
};
