import { MISSING_TEXT } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';

/** The website of a company; a link only for http(s) URLs. */
export const WebsiteLink = ({ url }: { url: string }) => {
	const { t } = useText();
	if (!/^https?:\/\//i.test(url)) return <>{url || MISSING_TEXT}</>;
	return (
		<a href={url} target="_blank" rel="noreferrer noopener">
			{url}
			<span className="visually-hidden">{t('common.opensNewTab')}</span>
		</a>
	);
};
