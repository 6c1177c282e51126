import { MISSING } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';

/** A company's own site; only an http address becomes a link. */
export const WebsiteLink = ({ url }: { url: string }) => {
	const { t } = useText();
	if (!/^https?:\/\//i.test(url)) return <>{url || MISSING}</>;
	return (
		<a href={url} target="_blank" rel="noreferrer noopener">
			{url}
			<span className="visually-hidden">{t('common.opensNewTab')}</span>
		</a>
	);
};
