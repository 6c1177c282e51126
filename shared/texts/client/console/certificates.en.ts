import type { TextsLike } from '#shared/i18n/translate.ts';
import type { certificates as ja } from './certificates.ja.ts';

export const certificates: TextsLike<typeof ja> = {
	states: { valid: 'Valid', expired: 'Expired', withdrawn: 'Withdrawn', replaced: 'Replaced by a re-issue' },
	standing: {
		valid: 'Valid until {{date}}',
		expired: 'Expired after {{date}}',
		withdrawn: 'Withdrawn on {{date}}',
	},
	reissuedBy: 'Re-issued by {{name}} ({{date}})',
	withdrawnBy: 'Withdrawn by {{name}} ({{date}})',
	readOnly: 'Admins withdraw and re-issue certificates.',
	refused: {
		expired: 'An expired certificate cannot be re-issued. A new assessment is needed for another certificate.',
		no_score: 'A certificate without a score cannot be re-issued.',
	},
	former: 'Former certificates',
	validity: 'Validity',
	ended: 'What happened',
	replacedOn: 'Re-issued on {{date}}',
	withdrawnOn: 'Withdrawn on {{date}}',
	verifyOf: 'Verification page of the certificate of {{date}}',
	withdraw: 'Withdraw certificate',
	withdrawTitle: 'Withdraw the certificate of {{company}}?',
	withdrawEffects: 'When it is withdrawn, this happens at once. It cannot be undone.',
	withdrawEffect: {
		visitors: 'The verification page of the certificate says that it was withdrawn and when, but not why.',
		directory: 'If the company is in the directory of certified companies, its entry goes.',
		download: 'The company can no longer view or download this certificate.',
		tell: 'The company only sees the day on its screens. Tell the company the reason yourself.',
	},
	reasonHelp: 'Only admins and the assessors of this company can read it. It also stays in the audit log.',
	reissueAction: 'Re-issue certificate',
	reissueTitle: 'Re-issue the certificate of {{company}}?',
	reissueEffects:
		'A certificate with a new code is issued, with what is true of the company now. The score, the issue date and the expiry stay the same.',
	reissueEffect: {
		replaced:
			'The former certificate is no longer valid at once. Its verification page says that a new one took its place.',
		withdrawn: 'The former certificate stays withdrawn.',
		directory: 'The company is not in the directory until it chooses to show its new certificate there.',
		tell: 'The company can download the new certificate. Tell the company to replace the former one.',
	},
	changes: 'What changes',
	item: 'Item',
	before: 'Former certificate',
	after: 'New certificate',
	nothingChanges:
		'Nothing would change, so the certificate cannot be re-issued. Correct the company information or change the date of the re-issue.',
	sameContents: 'The company name and the other contents are those of the withdrawn certificate.',
	dateHelp: 'Choose a date from {{from}} to {{to}}. It is printed as the date of the re-issue.',
};
