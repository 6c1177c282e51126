import { isLocalAddress } from '#client/base/local-address.ts';
import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

/** Says so where the address that would be printed opens on this computer alone. */
export const LocalAddress = ({ origin }: { origin: string }) => {
	const { t } = useText();
	if (!isLocalAddress(origin)) return null;
	return (
		<Banner tone="warning" title={t('console.voice.local')}>
			<p>{t('console.voice.localText', { address: origin })}</p>
		</Banner>
	);
};
