import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { sidebarFor } from '#client/console/shell/links.ts';

/** The screens that the role may open, by the names of the side bar. */
export const useScreens = (isAdmin: boolean): { name: string; to: string }[] => {
	const { t } = useText();
	return [
		...sidebarFor(isAdmin)
			.flatMap(({ links }) => links)
			.map(({ key }) => ({ name: t(`console.shell.links.${key}`), to: consolePaths[key] })),
		{ name: t('palette.newCompany'), to: consolePaths.newCompany },
		{ name: t('palette.notices'), to: consolePaths.notices },
		{ name: t('palette.account'), to: consolePaths.account },
	];
};
