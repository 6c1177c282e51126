import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

/** Shown where an action that signs out is blocked by unsaved changes. */
export const SaveFirst = () => {
	const { t } = useText();
	return (
		<Banner tone="warning" title={t('company.account.saveFirstTitle')}>
			<p>{t('company.account.saveFirst')}</p>
		</Banner>
	);
};
