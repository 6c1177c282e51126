import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { InboxList } from '#client/notices/inbox-list.tsx';
import { consoleInbox } from './inbox.ts';

export const Notices = () => {
	const { t } = useText();
	return (
		<Page title={t('notices.title')}>
			<InboxList inbox={consoleInbox} />
		</Page>
	);
};
