import { failureOf } from '#client/base/failure.ts';
import { api } from './client.ts';
import { reactToWrite } from './reactions.ts';

/**
 * Opens a stored file in a new tab. The tab is opened before the link is fetched, since popup blockers allow it only
 * within the click. A silent failure only closes the tab.
 */
export const useOpenFile = ({ silent = false }: { silent?: boolean } = {}) => {
	const utils = api.useUtils();
	return async (filePath: string): Promise<void> => {
		const tab = window.open('', '_blank');
		if (tab) tab.opener = null;
		try {
			const { data } = await utils.client.files.link.query({ filePath });
			if (tab) tab.location.replace(data.url);
			else window.location.assign(data.url);
		} catch (error) {
			tab?.close();
			reactToWrite(failureOf(error), silent);
		}
	};
};
