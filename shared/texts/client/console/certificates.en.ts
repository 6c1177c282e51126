import type { TextsLike } from '#shared/i18n/translate.ts';
import type { certificates as ja } from './certificates.ja.ts';

export const certificates: TextsLike<typeof ja> = {
	states: { valid: 'Valid', expired: 'Expired', withdrawn: 'Withdrawn', replaced: 'Replaced by a re-issue' },
	standing: {
		valid: 'Valid until {{date}}',
		expired: 'Expired {{date}}',
		withdrawn: 'Withdrawn on {{date}}',
	},
	reissuedBy: 'Re-issued by {{name}} ({{date}})',
	withdrawnBy: 'Withdrawn by {{name}} ({{date}})',
	readOnly: 'Only admins can withdraw and re-issue certificates.',
	refused: {
		expired: 'An expired certificate cannot be re-issued. A new assessment is needed for another certificate.',
		no_score: 'A certificate without a score cannot be re-issued.',
		unchanged:
			'A re-issue would print the same as this certificate. If the name, the address or another detail is wrong, correct the company first.',
	},
	former: 'Previous certificates',
	validity: 'Validity',
	ended: 'What happened',
	replacedOn: 'Re-issued on {{date}}',
	withdrawnOn: 'Withdrawn on {{date}}',
	verifyOf: 'Verification page of the certificate of {{date}}',
	withdraw: 'Withdraw certificate',
	withdrawTitle: 'Withdraw the certificate of {{company}}?',
	withdrawEffects: 'Withdrawing has these effects immediately. It cannot be undone.',
	withdrawEffect: {
		visitors: 'The verification page says that the certificate was withdrawn and when, but not why.',
		directory: 'If the company is in the directory of certified companies, its entry is removed.',
		download: 'The company can no longer view or download this certificate.',
		tell: 'The company only sees the date on its screens. Tell the company the reason yourself.',
	},
	reasonHelp: 'Only admins and the assessors of this company can read it. It also stays in the audit log.',
	reissueAction: 'Re-issue certificate',
	reissueTitle: 'Re-issue the certificate of {{company}}?',
	reissueEffects:
		'This issues a certificate with a new code and the current company information. The score, the issue date and the expiry date stay the same.',
	reissueEffect: {
		replaced:
			'The previous certificate becomes invalid immediately. Its verification page says that a new one replaced it.',
		withdrawn: 'The previous certificate stays withdrawn.',
		directory: 'The company is not in the directory until it chooses to list its new certificate.',
		tell: 'The company can download the new certificate. Tell the company to replace the previous one.',
	},
	changes: 'What changes',
	item: 'Item',
	before: 'Previous certificate',
	after: 'New certificate',
	sameContents: 'The company name and other details are the same as on the withdrawn certificate.',
	dateHelp: 'Choose a date from {{from}} to {{to}}. It is printed as the re-issue date.',
};
