import type { TextsLike } from '#shared/i18n/translate.ts';
import type { legal as ja } from './legal.ja.ts';

export const legal: TextsLike<typeof ja> = {
	draft: 'This document is a draft.',
	draftText: 'No operator of this service is named yet. The template is shown so that it can be read.',
	operator: 'the operator',
	unknownPeriod: 'the time that the operator sets',
	days: '{{count}} {{count|day|days}}',
	years: '{{count}} {{count|year|years}}',
	terms: {
		title: 'Terms of service',
		scope: {
			name: '1. Scope',
			text: 'These terms apply to everyone (the "user") who uses the self-assessment and evaluation service on the employment of foreign workers (the "service") that {{operator}} (the "operator") provides. Use the service after agreeing to these terms.',
		},
		service: {
			name: '2. The service',
			text: 'The service consists of a self-assessment with 75 questions (free of charge) and a regular assessment by assessors (paid). The result of the self-assessment is calculated from the answers and is not an objective evaluation by a third party. Fees and procedure of the regular assessment follow the contract between the operator and the company.',
		},
		account: {
			name: '3. Accounts',
			text: 'A company that uses the regular assessment looks after its accounts and passwords and does not share them. Delete the account of a person who no longer needs it without delay. Tell the operator at once if you notice unauthorized use.',
		},
		use: {
			name: '4. Use',
			text: 'Answer according to the facts. You may not pose as somebody else, disturb the service, try to reach the information of other users without permission, or publish a result in a way that makes it look like an evaluation by a third party.',
		},
		submission: {
			name: '5. Submitting documents',
			text: 'A company submits only documents that it is entitled to submit. Limit documents with personal information of employees or other third parties to what the assessment needs, tell the persons the purpose, and hide what is not needed. Do not submit documents that show an Individual Number (My Number).',
		},
		confidentiality: {
			name: '6. Confidentiality',
			text: 'The operator treats the answers and documents of a company as confidential, shows them only to those who take part in the assessment, and uses them for nothing but the assessment, messages about it and the figures of section 7. Disclosure that the law demands is excepted. This duty continues after the contract ends.',
		},
		result: {
			name: '7. Results and evaluation',
			text: 'Results, completion certificates and evaluation reports show the situation at the time of the answers or of the evaluation. They do not guarantee that laws are kept, or that hiring or doing business is advisable. Companies that doubt an evaluation may ask the operator about a re-assessment within one year of receiving it. The scores of finalised assessments enter figures without company names (of ten companies or more, rounded to 5 points) that reports show as the position in the industry. A company may leave these figures at any time in its profile.',
		},
		certificate: {
			name: '8. Certificates',
			text: 'Only the company for which a certificate was issued may show it, for the stated period and without changing it. If answers or documents prove false, or a serious breach of law comes to light, the operator may withdraw the certificate and states the reason. The company then stops showing it at once. Only where an admin of the company chooses so, the operator lists its name, industry, prefecture, stars and the end of validity, as certified, in a directory that anyone can read. A company may leave the directory at any time on the page of its certificate.',
		},
		antisocial: {
			name: '9. Exclusion of antisocial forces',
			text: 'The user declares not to belong to organised crime or other antisocial forces, and to have no relations with them. If this proves untrue, the operator may stop the use at once and end the contract.',
		},
		suspension: {
			name: '10. Changes and interruption of the service',
			text: 'The operator may interrupt the service for maintenance, in a disaster or where it cannot be avoided. Users are told of major changes, or of the end of the service, 30 days ahead as a rule.',
		},
		liability: {
			name: '11. Liability',
			text: 'The operator endeavors to provide a stable service. Except for intent or gross negligence of the operator, damages are limited to the fees that the company paid in the last year. For the free self-assessment the operator is not liable, as far as the law permits.',
		},
		change: {
			name: '12. Changes to these terms',
			text: 'The operator may change these terms where necessary. Content and effective date of a change are announced on this page, 30 days ahead as a rule. Changes to the disadvantage of users are announced to the accounts of companies as well.',
		},
		law: {
			name: '13. Law and court',
			text: 'These terms are governed by Japanese law. The district court at the seat of the operator has exclusive jurisdiction in the first instance over disputes about the service.',
		},
	},
	privacy: {
		title: 'Privacy policy',
		collected: {
			name: 'Information we collect',
			text: 'In the self-assessment, {{operator}} (the "operator") collects the company name, your name, your email address, the scores and the number of the page that referred you. If you apply for the regular assessment, also your phone number and your message. From people with an account: name, contact details, department, position and a record of what they do here.',
		},
		uploads: {
			name: 'Information that companies submit',
			text: 'In the regular assessment we collect the answers of a company and the documents that it submits. These may contain personal information of employees and other third parties, which we handle only as far as the assessment needs it.',
		},
		purpose: {
			name: 'Purpose',
			text: 'To make results and certificates, to carry out the regular assessment, to confirm that results and applications were received, to answer applications and inquiries, to prevent misuse, and to improve the service. Nothing is published in a form that identifies a person. Of companies that choose to be in the directory of certified companies we publish the company name, industry, prefecture, stars and the end of validity only, and no names or contact details of people.',
		},
		cookies: {
			name: 'Cookies and browser storage',
			text: 'Your details, the number of the paper, your result and the number used for an application are kept in cookies for 24 hours only. Your result, your answers and a copy of your application are also kept in the browser for at most 24 hours, while the same tab is open. The language you chose is kept in the browser and, for a year, in a cookie, so that pages are shown in it. There are no cookies for advertising or tracking.',
		},
		logs: {
			name: 'Access records',
			text: 'To prevent misuse and to find the causes of failures, we record the address of the connection, the time and the kind of operation.',
		},
		retention: {
			name: 'How long we keep it',
			text: 'Results of the self-assessment without an application are kept for {{freeResults}}, files of its certificates for {{freeCertificates}}, and the audit log for {{auditLog}}; then they are deleted. Applications and regular assessments are kept for the time of the contract and for as long after it as the law requires.',
		},
		processors: {
			name: 'Processors',
			text: 'The operator may have others run servers, send mail and the like. It chooses processors that protect the information well, binds them by contract and supervises them.',
		},
		sharing: {
			name: 'Sharing',
			text: 'Except where the law requires it, nothing is given to third parties without your consent.',
		},
		safety: {
			name: 'Safety measures',
			text: 'Information is protected by encryption of connections, by access for authorised people only, by a record of operations, and by training of those who take part in assessments.',
		},
		rights: {
			name: 'Access, correction, suspension and deletion',
			text: 'You may ask to see, correct or delete the personal information that we hold about you, or to stop its use. Please use the contact below. We answer without delay, after making sure that it is you. For information in documents that a company submitted, please ask that company first.',
		},
		complaints: {
			name: 'Complaints and questions',
			text: 'Complaints and questions about the handling of personal information are received at the contact below.',
		},
		change: {
			name: 'Changes',
			text: 'If this policy changes, content and effective date are announced on this page.',
		},
	},
};
