import { api } from '#client/api/client.ts';
import { type InboxArea, noticeCalls, noticeUtils } from './calls.ts';
import { tellOtherTabs } from './tabs.ts';

/** Marks notices as read, here and in other tabs. */
export const useReading = (area: InboxArea) => {
	const utils = api.useUtils();
	const calls = noticeCalls(area);
	const onSuccess = async (): Promise<void> => {
		tellOtherTabs(area);
		await noticeUtils(utils, area).invalidate();
	};
	// Opening a notice marks it implicitly: a failure is silent and leaves it unread.
	const opened = calls.read.useMutation({ onSuccess, meta: { handlesFailure: true } });
	const read = calls.read.useMutation({ onSuccess });
	const readGroup = calls.readGroup.useMutation({ onSuccess });
	const readAll = calls.readAll.useMutation({ onSuccess });
	return { opened, read, readGroup, readAll };
};
