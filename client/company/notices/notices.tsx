import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { InboxList } from '#client/notices/inbox-list.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { companyInbox } from './inbox.ts';

export const Notices = () => {
	const { t } = useText();
	useTitle(t('notices.title'));
	return (
		<Container width="text">
			<Stack gap="large">
				<h1>{t('notices.title')}</h1>
				<InboxList inbox={companyInbox} />
			</Stack>
		</Container>
	);
};
