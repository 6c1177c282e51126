import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

/** Shown instead of an action that signs out while there are unsaved changes. */
export const SaveFirst = () => {
	const { t } = useText();
	return (
		<Banner tone="warning" title={t('company.account.saveFirstTitle')}>
			<p>{t('company.account.saveFirst')}</p>
		</Banner>
	);
};
