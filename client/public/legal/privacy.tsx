import { LegalDocument, type Part } from './document.tsx';
import { KeptFor } from './kept.tsx';

const PARTS: readonly Part[] = [
	{ name: 'collected' },
	{ name: 'uploads' },
	{ name: 'voice' },
	{ name: 'purpose' },
	{ name: 'cookies' },
	{ name: 'transmission' },
	{ name: 'logs' },
	{ name: 'retention', more: <KeptFor /> },
	{ name: 'erasure' },
	{ name: 'processors' },
	{ name: 'sharing' },
	{ name: 'safety' },
	{ name: 'leaks' },
	{ name: 'rights' },
	{ name: 'complaints' },
	{ name: 'change' },
];

export const Privacy = () => <LegalDocument document="privacy" parts={PARTS} />;
