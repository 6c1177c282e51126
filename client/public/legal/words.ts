import { useText } from '#client/base/locale.tsx';
import { useKnownOperator, useRetention } from '#client/operator/use-operator.ts';

/** The sentence about erased companies, by what stays verifiable of them. */
const KEPT = {
	certificates: 'legal.keptCertificates',
	'valid-certificates': 'legal.keptValidCertificates',
	nothing: '',
} as const;

/** Variables of the templates: the operator's name, and what stays of an erased company. */
export const useLegalWords = (): Record<string, string> => {
	const { t } = useText();
	const operator = useKnownOperator();
	const kept = KEPT[useRetention()?.erased_company_keeps ?? 'nothing'];
	return {
		operator: operator?.name ?? t('legal.operator'),
		kept: kept && t(kept),
	};
};
