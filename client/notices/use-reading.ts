import { api } from '#client/api/client.ts';
import { type InboxArea, noticeCalls, noticeUtils } from './calls.ts';
import { tellOtherTabs } from './tabs.ts';

/** Marks notices as read, here and in the other tabs. */
export const useReading = (area: InboxArea) => {
	const utils = api.useUtils();
	const calls = noticeCalls(area);
	const onSuccess = async (): Promise<void> => {
		tellOtherTabs(area);
		await noticeUtils(utils, area).invalidate();
	};
	// Who opens a notice did not ask for this: a failure leaves it unread, and says nothing.
	const opened = calls.read.useMutation({ onSuccess, meta: { handlesFailure: true } });
	const read = calls.read.useMutation({ onSuccess });
	const readAll = calls.readAll.useMutation({ onSuccess });
	return { opened, read, readAll };
};
