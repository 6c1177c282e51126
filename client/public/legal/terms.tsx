import { LegalDocument } from './document.tsx';

const PARTS = [
	'scope',
	'service',
	'account',
	'use',
	'submission',
	'confidentiality',
	'result',
	'certificate',
	'antisocial',
	'suspension',
	'liability',
	'change',
	'law',
];

export const Terms = () => <LegalDocument document="terms" parts={PARTS} />;
