import { useText } from '#client/app/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

/** What signs out waits until the screen behind it is saved. */
export const SaveFirst = () => {
	const { t } = useText();
	return (
		<Banner tone="warning" title={t('company.account.saveFirstTitle')}>
			<p>{t('company.account.saveFirst')}</p>
		</Banner>
	);
};
