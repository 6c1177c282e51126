import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { NotFound } from '#client/ui/not-found.tsx';

export const ConsoleNotFound = () => {
	const { t } = useText();
	return <NotFound to={consolePaths.allAssessments} linkText={t('console.shell.toAllAssessments')} />;
};
