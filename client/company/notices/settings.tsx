import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { Preferences } from '#client/notices/preferences.tsx';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { companyInbox } from './inbox.ts';

export const NoticeSettings = () => {
	const { t } = useText();
	const title = t('notices.settingsTitle');
	useTitle(title);
	return (
		<Container width="text">
			<Stack gap="large">
				<Breadcrumbs crumbs={[{ label: t('notices.title'), to: companyPaths.notices }, { label: title }]} />
				<h1>{title}</h1>
				<Preferences area={companyInbox.area} />
			</Stack>
		</Container>
	);
};
