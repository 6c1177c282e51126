import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { type LinkKey, sidebarFor } from '#client/console/shell/links.ts';
import type { Screen } from './entries.ts';

type Worded = LinkKey | 'newCompany' | 'importCompanies' | 'account';

/** The screens that the role may open, by the names of the side bar. */
export const useScreens = (isAdmin: boolean): Screen[] => {
	const { t } = useText();
	const wordsOf = (key: Worded): string[] => t(`palette.words.${key}`).split('|');
	const forAdmins: Screen[] = isAdmin
		? [{ name: t('palette.importCompanies'), to: consolePaths.importCompanies, words: wordsOf('importCompanies') }]
		: [];
	return [
		...sidebarFor(isAdmin)
			.flatMap(({ links }) => links)
			.map(({ key }) => ({ name: t(`console.shell.links.${key}`), to: consolePaths[key], words: wordsOf(key) })),
		{ name: t('palette.newCompany'), to: consolePaths.newCompany, words: wordsOf('newCompany') },
		...forAdmins,
		{ name: t('palette.notices'), to: consolePaths.notices, words: [] },
		{ name: t('palette.account'), to: consolePaths.account, words: wordsOf('account') },
	];
};
