import type { TextsLike } from '#shared/i18n/translate.ts';
import type { legal as ja } from './ja.ts';

export const legal: TextsLike<typeof ja> = {
	draft: 'This document is a draft.',
	draftText: 'It is shown for review until the operator of the service puts the final text in its place.',
	terms: {
		title: 'Terms of service',
		scope: {
			name: '1. Scope',
			text: 'These terms apply to everybody who uses this service for the self-assessment and assessment of the employment of foreign workers. Whoever uses the service agrees to them.',
		},
		service: {
			name: '2. The service',
			text: 'The service offers a free self-assessment of 75 questions and a paid regular assessment by assessors. The result of the self-assessment is calculated from the answers given; it is not an objective third-party evaluation.',
		},
		use: {
			name: '3. Use',
			text: 'Answer truthfully. You may not impersonate others, disturb the operation of the service, or publish a result in a way that passes it off as a third-party evaluation.',
		},
		result: {
			name: '4. Results and certificates',
			text: 'Results and certificates show what was answered at the time. They do not warrant compliance with the law, nor fitness for hiring or for business.',
		},
		liability: {
			name: '5. Liability',
			text: 'The operator endeavours to provide a stable service. Except for intent or gross negligence, the operator is not liable for damage caused by the use or the interruption of the service.',
		},
		change: {
			name: '6. Changes',
			text: 'The operator may change these terms where necessary. Changed terms apply from the time they appear on this page.',
		},
		law: {
			name: '7. Governing law',
			text: 'These terms are governed by the law of Japan.',
		},
	},
	privacy: {
		title: 'Privacy policy',
		collected: {
			name: 'What we collect',
			text: 'The self-assessment collects your company, name, email address, scores and the number of the referring partner. An application for the regular assessment also collects your phone number and your message.',
		},
		purpose: {
			name: 'What we use it for',
			text: 'To make your result and certificate, to answer your application and to improve the service. We never publish anything that identifies a person.',
		},
		cookies: {
			name: 'Cookies and browser storage',
			text: 'Your details, the number of the questionnaire, your result and the number used for an application are kept in cookies for 24 hours only. Your result, your answers and a copy of your application are also kept in the browser for at most 24 hours, while the same tab is open. The language you chose is kept in the browser. There are no cookies for advertising or tracking.',
		},
		sharing: {
			name: 'Sharing',
			text: 'We give nothing to third parties without your consent, except where the law requires it.',
		},
		safety: {
			name: 'Safety',
			text: 'Only authorised staff can see the information we hold.',
		},
		rights: {
			name: 'Access, correction, deletion',
			text: 'You may ask to see, correct or delete the information we hold about you. Please contact the operator of the service.',
		},
	},
};
