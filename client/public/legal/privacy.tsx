import { useText } from '#client/app/locale.tsx';
import { LegalDocument } from './document.tsx';

const PARTS = ['collected', 'purpose', 'cookies', 'sharing', 'safety', 'rights'] as const;

export const Privacy = () => {
	const { t } = useText();
	const parts = PARTS.map((part) => ({ name: t(`legal.privacy.${part}.name`), text: t(`legal.privacy.${part}.text`) }));
	return <LegalDocument title={t('legal.privacy.title')} parts={parts} />;
};
