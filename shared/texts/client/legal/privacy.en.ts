import type { TextsLike } from '#shared/i18n/translate.ts';
import type { privacy as ja } from './privacy.ja.ts';

export const privacy: TextsLike<typeof ja> = {
	title: 'Privacy policy',
	collected: {
		name: 'Information we collect',
		text: '{{operator}} (the "operator") collects the following information.\nIn the self-assessment: the company name, your name, your email address, the scores and the number of the page that referred you. If you apply for the regular assessment, also your phone number and your message.\nFrom people with an account: name and its reading, email address, phone number, department, position, chosen language, what protects the login (the password itself is not stored), agreement to the terms, and a record of what they do here.',
	},
	uploads: {
		name: 'Information that companies submit',
		text: 'In the regular assessment we collect the answers of a company and the documents that it submits. These may contain personal information of employees and other third parties. The operator handles it on behalf of the company, for the assessment, and only as far as the assessment needs it.\nIndividual Numbers (My Number) are not collected. Information that needs special care, such as health, creed or religion, is to be submitted in a form that does not show whom it concerns, unless the assessment cannot do without it.',
	},
	voice: {
		name: "The workers' voice",
		text: 'The foreign workers of a company may be asked about their work, without their names. The page on which they answer uses no cookies, and stores neither names nor addresses of connections. Answers that are not sent yet stay in the browser for 30 minutes after the last change, while the same tab is open.\nOnce answers are no longer accepted, only totals are kept, and not even the operator knows who answered what. So there is no personal information that could be disclosed or corrected. Companies are shown tendencies by category only, and only where ten people or more answered.',
	},
	purpose: {
		name: 'Purpose',
		text: 'To make results and certificates of completion, to carry out the regular assessment and issue certificates, to confirm that results and applications were received, to send notices about an assessment, to answer applications and inquiries, to prevent misuse, and to improve the service. Information handled on behalf of a company is used for the assessment only. Nothing is published in a form that identifies a person.\nWhoever knows the code on a certificate is shown what the certificate says and whether it is valid. Of companies that choose to be in the directory of certified companies, only the company name, industry, prefecture, stars and the end of validity are published. Neither shows names or contact details of people.\nIf an admin of a company makes a shared link, the result or certificate that was chosen is shown to whoever knows the link, until its last day. How often it was opened on a day is recorded, and nothing about who opened it.\nA link to the result of a self-assessment contains the answers itself, encrypted. For 24 hours it shows the overall grade and the scores by item, and nothing else, to whoever knows it. The operator does not store the answers of the link.',
	},
	cookies: {
		name: 'Cookies and browser storage',
		text: 'In the self-assessment, your details, the number of the paper, your result and the number used for an application are kept in cookies for 24 hours only. Your result, your answers and a copy of your application are also kept in the browser for at most 24 hours, while the same tab is open. Unfinished answers, with your email address, stay in the browser for 24 hours after the last one so that you can continue, also once the tab is closed, and can be deleted on the screens of the self-assessment.\nWhile you are logged in, the proof of the login (token), and your name, email address and role for display (user), are kept in cookies for 24 hours only, and removed when you log out. A value that keeps other sites from acting in your name (XSRF-TOKEN) is kept in a cookie for 24 hours as well.\nWhat you typed and have not saved, and where you were in a document, is kept in the browser while the same tab is open. What you typed is removed when it is saved or you log out. How you like the screens to be shown, and which certificates you have opened, is kept in the browser until you remove it.\nThe language you chose is kept in the browser and, for a year, in a cookie, so that pages are shown in it. When an admin of the operator opens the list of jobs, a cookie confirms it for one hour.\nThere are no cookies for advertising or tracking.',
	},
	transmission: {
		name: 'Transmission to others',
		text: 'Nothing on the screens of this service makes your device send information to anyone but the operator: no advertising, no analytics, no fonts from elsewhere (Telecommunications Business Act, Article 27-12).',
	},
	logs: {
		name: 'Access records',
		text: 'To prevent misuse and to find the causes of failures, we record the address of the connection, the time and the kind of operation. For submitted documents, we record who opened them and when. The day of your last login is shown to the admins of your company and to the operator. On the page of the workers’ voice, addresses are not recorded.',
	},
	retention: {
		name: 'How long we keep it',
		text: 'Information is deleted automatically once its time is over. Where there is no limit, it is deleted at the request of the person or company.',
	},
	kept: {
		freeResults: 'Results of the self-assessment without an application',
		freeCertificates: 'Files of certificates of completion and of free results',
		applications: 'Applications',
		assessments: 'Answers and results of regular assessments, accounts, certificates',
		submitted: 'Documents that companies submitted, files in answers to requests, files that prove improvements',
		photos: 'Photos sent by phone that were not used',
		notices: 'Notices to accounts',
		mails: 'The record of emails sent',
		mailContents: 'Addresses of emails to people without an account, and what emails say beyond a notice',
		networks: 'Networks used to log in',
		auditLog: 'The audit log',
		failedJobs: 'Records of failed processing',
		backups: 'Backups',
	},
	periods: {
		noEnd: 'no limit',
		untilErased: 'no limit (also after the contract, until the company asks for it to be erased)',
		afterEnd: '{{period}} from the end of the assessment (names and dates stay)',
		hour: 'about one hour',
		afterSending: '{{period}} from when sending ended',
		afterLogin: '{{period}} from the last login',
		byOperator: 'the time that the operator sets',
	},
	erasure: {
		name: 'Handing over and erasing the data of a company',
		text: 'A company may ask for the data that are stored about it to be handed over or erased, for example when the contract ends. Erasing deletes accounts, answers, documents and results for good. {{kept}}The audit log stays without names, details and addresses until its time is over. Backups made before hold the data until the operator deletes them.',
	},
	processors: {
		name: 'Processors',
		text: 'The operator may have others run servers, send emails and the like. It chooses processors that protect the information well, binds them by contract and supervises them. Where one is abroad, Article 28 of the Act on the Protection of Personal Information is followed.',
	},
	sharing: {
		name: 'Sharing',
		text: 'Except where the law requires it, personal information is not given to third parties without your consent.',
	},
	safety: {
		name: 'Safety measures',
		text: 'Organization: a named person is responsible, the audit log shows who did what, and it is set who must be told of a possible leak.\nPeople: those who take part in assessments are bound to secrecy and trained.\nPremises: servers, and devices that hold information, are protected from theft and loss.\nTechnology: connections are encrypted. Assessors see only companies that are assigned to them. Passwords are stored in a form that cannot be reversed, and two-factor authentication is offered. A session ends after 24 hours.\nOther countries: where information is handled outside Japan, measures take the laws of that country into account. Ask at the contact below, and we will name the country without delay.',
	},
	leaks: {
		name: 'If information is leaked',
		text: 'If a leak or the like is likely to harm the rights and interests of people, we report it to the Personal Information Protection Commission and notify the people concerned, as the law demands (Act on the Protection of Personal Information, Article 26). For information handled on behalf of a company, we tell the company without delay and help it to report and notify.',
	},
	rights: {
		name: 'Requests for disclosure and the like',
		text: 'You may ask for the purpose, disclosure, correction, addition or deletion of the personal information that we hold about you, for its use or its provision to third parties to be stopped, for it to be erased, and for the records of such provision to be disclosed. You may choose how it is disclosed, for example as electronic data.\nWrite to the contact below, by email or letter. We answer without delay, after making sure that it is you or your representative, and give the reason where we cannot comply. There is no charge.\nFor information in documents that a company submitted, please ask that company first.',
	},
	complaints: {
		name: 'Complaints and questions',
		text: 'Complaints and questions about the handling of personal information are received at the contact below.',
	},
	change: {
		name: 'Changes',
		text: 'If this policy changes, content and effective date are announced on this page.',
	},
};
