import { LegalDocument } from './document.tsx';

const PARTS = [
	'collected',
	'uploads',
	'purpose',
	'cookies',
	'logs',
	'retention',
	'processors',
	'sharing',
	'safety',
	'rights',
	'complaints',
	'change',
];

export const Privacy = () => <LegalDocument document="privacy" parts={PARTS} />;
