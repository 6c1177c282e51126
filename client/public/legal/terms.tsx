import { useText } from '#client/app/locale.tsx';
import { LegalDocument } from './document.tsx';

const PARTS = ['scope', 'service', 'use', 'result', 'liability', 'change', 'law'] as const;

export const Terms = () => {
	const { t } = useText();
	const parts = PARTS.map((part) => ({ name: t(`legal.terms.${part}.name`), text: t(`legal.terms.${part}.text`) }));
	return <LegalDocument title={t('legal.terms.title')} parts={parts} />;
};
