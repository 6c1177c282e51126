import { api } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';
import { reactToWrite } from '../../../api/reactions.ts';

/**
 * Opens a stored file in a new tab. The tab is opened at once, while the click still counts: a browser would block one
 * that opens after the link was asked for.
 */
export const useOpenFile = () => {
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
			reactToWrite(failureOf(error), false);
		}
	};
};
