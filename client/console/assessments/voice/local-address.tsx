import { isLocalAddress } from '#client/base/local-address.ts';
import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

/** Warns if the printed address would be `localhost`, which works on this computer only. */
export const LocalAddress = ({ origin }: { origin: string }) => {
	const { t } = useText();
	if (!isLocalAddress(origin)) return null;
	return (
		<Banner tone="warning" title={t('console.voice.local')}>
			<p>{t('console.voice.localText', { address: origin })}</p>
		</Banner>
	);
};
