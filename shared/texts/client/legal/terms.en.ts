import type { TextsLike } from '#shared/i18n/translate.ts';
import type { terms as ja } from './terms.ja.ts';

export const terms: TextsLike<typeof ja> = {
	title: 'Terms of service',
	scope: {
		name: '1. Scope',
		text: 'These terms apply to everyone (the "user") who uses the self-assessment and assessment service on the employment of foreign workers (the "service") that {{operator}} (the "operator") provides. Use the service after agreeing to these terms.\nFor a company that uses the regular assessment, an admin of the company agrees on its behalf. Where a contract between the operator and the company says otherwise, the contract prevails.',
	},
	service: {
		name: '2. The service',
		text: 'The service consists of a self-assessment with 75 questions (free of charge) and a regular assessment by assessors (paid). The result of the self-assessment is calculated from the answers and is not an objective assessment by a third party.\nIn the regular assessment, assessors check answers and documents, hold interviews and the like, and the operator approves the result.',
	},
	fees: {
		name: '3. Fees',
		text: 'The self-assessment is free of charge. The fee of the regular assessment, how it is paid, and what is paid if it is ended early follow the estimate that the operator gives after the application, and the contract between the operator and the company. The fee does not depend on the result.',
	},
	account: {
		name: '4. Accounts',
		text: 'A company that uses the regular assessment looks after its accounts and passwords and does not share them. Delete without delay the account of anyone who no longer needs it. Tell the operator at once if you notice unauthorized use.',
	},
	use: {
		name: '5. Use',
		text: 'Answer according to the facts. You may not pose as somebody else, disturb the service, try to reach the information of other users without permission, or publish a result of the self-assessment in a way that makes it look like an assessment by a third party.',
	},
	submission: {
		name: '6. Submitting documents',
		text: 'A company submits only documents that it is entitled to submit, as far as the assessment needs them. Where they contain personal information of employees or other third parties, hide what the assessment does not need before you submit them.\nDocuments that show an Individual Number (My Number) cannot be submitted.\nPersonal information that needs special care, such as results of health checks, illness, disability, creed or religion, or pregnancy, must not show whom it concerns, unless the assessment cannot do without it. If it cannot, submit it in accordance with the law.',
	},
	entrusted: {
		name: "7. Employees' personal information on behalf of the company",
		text: 'The company entrusts the operator with handling the personal data of employees and others in the answers and documents that it submits, for the assessment (Act on the Protection of Personal Information, Article 27, paragraph 5, item 1). The same holds for personal data that the operator receives from the company in interviews.\nThe operator handles these data only as far as it was entrusted to, and for no purpose of its own. It takes measures for their safety and supervises those who take part in assessments. Where it entrusts others with a part, such as running servers, it chooses those who protect the data equally well, and supervises them. The company may ask the operator to explain how the data are handled.\nIf the operator learns that data were leaked, lost or damaged, or may have been, it tells the company without delay, and helps the company to report to the Personal Information Protection Commission and to notify the people concerned.',
	},
	confidentiality: {
		name: '8. Confidentiality',
		text: 'The operator treats the answers and documents of a company as confidential, shows them only to those who take part in the assessment, and uses them for nothing but the assessment, messages about it and the figures of section 11. Who opened which document, and when, is recorded.\nDisclosure that the law demands is excepted. This duty continues after the contract ends.',
	},
	voice: {
		name: "9. The workers' voice",
		text: 'The operator may ask the foreign workers of a company about their work, without their names. Once answers are no longer accepted, only totals are kept, and not even the operator knows who answered what. The totals are not part of the score.\nThe company must not hinder workers from answering, watch them, ask what they answered, or try to find out who answered. It must not treat anyone worse for answering, or for talking to an assessor or a public office. Otherwise the operator may end the assessment or withdraw the certificate.',
	},
	independence: {
		name: '10. Independence of the assessment',
		text: 'Assessors assess by the criteria of the paper. They decide independently of the company, and of the business interests of the operator.\nThe operator does not let anyone assess a company in which they have an interest, through employment, investment, business or family. A company that believes that an assessor has such an interest may tell the operator, with its reasons. The operator looks into it and, where necessary, appoints another assessor.\nThe company must not give money, gifts or favors to assessors or the operator.',
	},
	result: {
		name: '11. Results and assessment',
		text: 'Results, certificates of completion and evaluation reports show the situation at the time of the answers or of the assessment. They do not guarantee that laws are kept, or that hiring or doing business is advisable.\nThe scores of approved assessments enter figures without company names (of ten companies or more, rounded to 5 points) that reports show as the position in the industry. A company can opt out of these figures at any time in its company profile.',
	},
	complaint: {
		name: '12. Complaints about an assessment',
		text: 'A company that disagrees with a result, a certification, or the way in which it was assessed may complain to the operator, with its reasons, at the contact at the end of this page. The operator has the complaint looked into by somebody other than those who made the assessment, and answers with reasons. Where there is nobody else, it says so. If there was a mistake, the result is corrected.\nAn admin of the company may also object to a finalized result on its screen, once for each assessment and within the time that the screen names. Somebody who neither rated nor approved the result decides, and meanwhile the assessment does not move on.\nWithin one year of the end of the assessment, a company may also ask the operator about a re-assessment. The operator does not treat a company worse because it complained or asked.',
	},
	certificate: {
		name: '13. Certificates',
		text: 'The certification is private. It is not given by the State or another public body, and the company must not present it as if it were.\nOnly the company for which a certificate was issued may show it, for the stated period and without changing it. If answers or documents prove false, or a serious breach of law comes to light, the operator may withdraw the certificate and states the reason. The company then stops showing it at once.\nAnyone who knows the code on a certificate can see what it says and whether it is valid. Only where an admin of the company chooses so, the operator lists its name, industry, prefecture, stars and expiry date, as shown on the certificate, in a directory that anyone can read. A company may leave the directory at any time on the page of its certificate.',
	},
	events: {
		name: '14. Reporting grave events',
		text: 'While an assessment is under way or a certificate is valid, the company tells the operator without delay of:\n- administrative action, corrective recommendations, or referral to prosecutors concerning the employment of foreign workers\n- the death of a worker, or a serious accident at work\n- violence or threats against workers, passports or residence cards taken away, or unpaid wages that have come to light\n- a merger, the end of its business, or a change of the name or address on the certificate\nThe operator looks into it, and may then assess the company again or withdraw the certificate.',
	},
	rights: {
		name: '15. Rights',
		text: 'The rights in the papers, the screens, the form of reports and certificates, and the name and marks of the service belong to the operator or to those who hold them. The rights in the answers and documents that a company submits belong to the company.\nA company may use its own reports, proposals and certificates within the company and show them to business partners and others, without changing them. The papers may not be used to assess other companies, or be sold.',
	},
	handover: {
		name: '16. Handing over and erasing data',
		text: "A company may ask the operator, in writing or by email, to hand over or erase the data that are stored about it. The operator does so once it has made sure that the company asks.\nWhat is handed over is what the company may read: answers, documents, results, history and the like. The assessors' own notes, results that are not open to the company yet, the workers' voice and personal information of others are not included.\nErasing deletes the company, its accounts, answers, documents and results for good. {{kept}}The audit log without names and details stays until its time is over, and figures without company names stay after that. Backups made before hold the data until the operator deletes them.",
	},
	end: {
		name: '17. End of the contract',
		text: 'After the end of the contract the company cannot start a new assessment. Certificates that were issued stay valid until the stated date, unless they are withdrawn, and until then the duty of section 14 continues.\nWhen the contract ends, the company may ask for its data to be handed over and erased (section 16). Sections 7 to 9, 13, 15, 20 and 22 continue after it.',
	},
	antisocial: {
		name: '18. Exclusion of antisocial forces',
		text: 'The user declares not to belong to crime syndicates or other antisocial forces, and to have no relations with them. If this proves untrue, the operator may stop the use at once and end the contract.',
	},
	suspension: {
		name: '19. Changes and interruption of the service',
		text: 'The operator may interrupt the service for maintenance, in a disaster or where it cannot be avoided. As a rule, users are told of major changes or the end of the service at least 30 days ahead.',
	},
	liability: {
		name: '20. Liability',
		text: 'The operator endeavors to provide a stable service. Except for intent or gross negligence of the operator, damages are limited to the fees that the company paid in the last year. For the free self-assessment the operator is not liable, except for its intent or gross negligence.',
	},
	change: {
		name: '21. Changes to these terms',
		text: 'The operator may change these terms where the change suits the general interest of users, or where it does not go against the purpose of the contract and is necessary and appropriate (Civil Code, Article 548-4). The change, the new text and its effective date are announced on this page, as a rule at least 30 days ahead.\nOnce there is a new version, the screens of companies ask their admins to agree to it.',
	},
	law: {
		name: '22. Law and court',
		text: 'These terms are governed by Japanese law. The district court at the seat of the operator has exclusive jurisdiction in the first instance over disputes about the service.',
	},
	toFees: 'See the fees',
};
