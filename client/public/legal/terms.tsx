import { useText } from '#client/base/locale.tsx';
import { useOperator } from '#client/operator/use-operator.ts';
import { FEES_PAGE } from '#shared/pages/fees.ts';
import { LegalDocument, type Part } from './document.tsx';

/** The server draws the page with the fees: the link loads a new document. */
const ToFees = () => {
	const { t } = useText();
	return useOperator()?.has_fees ? (
		<p>
			<a href={FEES_PAGE}>{t('legal.terms.toFees')}</a>
		</p>
	) : null;
};

const PARTS: readonly Part[] = [
	{ name: 'scope' },
	{ name: 'service' },
	{ name: 'fees', more: <ToFees /> },
	{ name: 'account' },
	{ name: 'use' },
	{ name: 'submission' },
	{ name: 'entrusted' },
	{ name: 'confidentiality' },
	{ name: 'voice' },
	{ name: 'independence' },
	{ name: 'result' },
	{ name: 'complaint' },
	{ name: 'certificate' },
	{ name: 'events' },
	{ name: 'rights' },
	{ name: 'handover' },
	{ name: 'end' },
	{ name: 'antisocial' },
	{ name: 'suspension' },
	{ name: 'liability' },
	{ name: 'change' },
	{ name: 'law' },
];

export const Terms = () => <LegalDocument document="terms" parts={PARTS} />;
