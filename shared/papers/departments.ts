import type { Locale } from '#shared/i18n/translate.ts';

/** Who in a company usually keeps a record. A company without such a department has somebody with the task. */

export const DEPARTMENTS = [
	'hr',
	'accounting',
	'general_affairs',
	'site',
	'safety',
	'procurement',
	'compliance',
	'management',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

export const departmentNames: Readonly<Record<Department, Readonly<Record<Locale, string>>>> = {
	hr: { ja: '人事・労務', en: 'Human resources' },
	accounting: { ja: '経理', en: 'Accounting' },
	general_affairs: { ja: '総務', en: 'General affairs' },
	site: { ja: '現場', en: 'Workplaces' },
	safety: { ja: '安全衛生', en: 'Health and safety' },
	procurement: { ja: '購買・調達', en: 'Procurement' },
	compliance: { ja: '法務・コンプライアンス', en: 'Legal and compliance' },
	management: { ja: '経営・経営企画', en: 'Management' },
};
