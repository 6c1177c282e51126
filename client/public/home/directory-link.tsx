import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { SETTINGS } from '#client/public/operator/use-operator.ts';
import { pages } from '#shared/pages/public.ts';
import { FIRST_ENTRY } from '#shared/public-pages.ts';

/** Link to the directory of certified companies, if it has entries. */
export const DirectoryLink = () => {
	const { t } = useText();
	const first = api.certified.list.useQuery(FIRST_ENTRY, SETTINGS).data;
	if (!first?.meta?.total) return null;
	// Rendered by the server: the link loads a new document.
	return (
		<p>
			<a href={pages.certified}>{t('public.home.certified')}</a>
		</p>
	);
};
