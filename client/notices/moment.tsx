import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { agoOf } from './ago.ts';

export const Moment = ({ at }: { at: string }) => {
	const { t, locale } = useText();
	const ago = agoOf(at, new Date());
	return (
		<>
			{ago && (
				<span>{ago.unit === 'now' ? t('notices.ago.now') : t(`notices.ago.${ago.unit}`, { count: ago.count })}</span>
			)}
			<time dateTime={at}>{formatDateTime(at, locale)}</time>
		</>
	);
};
