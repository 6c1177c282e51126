/** Believable values for the examples of the API description, by the names of fields. All are invented. */

const DAY = '2026-04-01';
const PERSON = 'Hanako Mihon';
const COMPANY = 'Example Foods Co., Ltd.';
const KANA = 'ミホン ハナコ';
const PHONE = '03-0000-0000';
const EMAIL = 'hanako@example.com';
const ADDRESS = 'https://www.example.com/';
const NOTE = 'The employment rules are explained in the language of each worker.';
const PASSWORD = 'a password of your own';
/** base64url of "example". */
const BINARY = 'ZXhhbXBsZQ';

/** By format. */
export const FORMATS: Readonly<Record<string, string>> = {
	'date-time': '2026-04-01T00:30:00.000Z',
	uuid: '3f2b8c1e-5d4a-4e7b-9c6f-1a2b3c4d5e6f',
	uri: ADDRESS,
	email: EMAIL,
	base64url: BINARY,
};

/** Numbers by the name of their field. */
export const NUMBERS: Readonly<Record<string, number>> = {
	contract_employee_count: 20,
	employee_count: 120,
	foreign_employee_count: 15,
	funds: 10_000_000,
	max_score: 100,
	permanent_employee_count: 90,
	role: 0,
	score: 72,
	timeout: 60_000,
};

/** Example values by field name, either qualified by the name of the containing object or alone. */
const TEXTS: Readonly<Record<string, string>> = {
	'assessment_filters.status': '3',
	'assessment_filters.waiting_on': 'assessor',
	'categories.name': 'Working conditions',
	'companies.name': COMPANY,
	'company_filters.status': '7',
	'company.name': COMPANY,
	'files.name': 'employment-rules.pdf',
	'industry.name': 'Manufacturing',
	'passkeys.name': 'Laptop',
	'prefecture.name': 'Tokyo',
	'records.name': 'Wage ledger and payslips',
	'rp.name': 'Kyosei',
	'sdg_goal_results.name': 'Decent work and economic growth',
	'status.name': 'In progress',
	address: 'Tokyo, Chiyoda 0-0-0',
	clientDataJSON: BINARY,
	code: '000000',
	shown_to: 'Purchasing of Example Foods',
	from: DAY,
	until: DAY,
	company_name: COMPANY,
	company_name_kana: 'エグザンプルフーズ',
	corporate_number: '0000000000000',
	department: 'Human Resources',
	device: 'Firefox on Windows',
	displayName: PERSON,
	employee_countries: 'Vietnam, Nepal',
	id: BINARY,
	month_from: '2026-04',
	month_to: '2026-04',
	introduction: 'Please answer for the whole company.',
	language: 'en',
	letter: 'E',
	main_category: 'Working conditions',
	market_name: 'Not listed',
	message: 'Please call us in the afternoon.',
	owner: PERSON,
	position: 'Manager',
	record: 'wage_ledger',
	rpId: 'www.example.com',
	saved_by: PERSON,
	organization: 'Example Assessment Association',
	seal: 'data:image/png;base64,iVBORw0KGgo=',
	secret: 'JBSWY3DPEHPK3PXP',
	source: 'Labor Standards Act, Article 15',
};

/** Example values by the ending of a field's name. */
const ENDINGS: readonly [RegExp, string][] = [
	[/(^date_|_date$|_on$|_until$|^issued_at$|^as_of$|^valid_)/, DAY],
	[/kana$/, KANA],
	[/email$/, EMAIL],
	[/phone(_number)?$/, PHONE],
	[/_url$|^url$|^uri$|^homepage$/, ADDRESS],
	[/password$/, PASSWORD],
	[/_path$|^path$/, '/console/companies/1'],
	[/industry_code$/, 'E09'],
	[/registration_number$/, '09-000001'],
	[/address$/, 'Tokyo, Chiyoda 0-0-0'],
	[/position$/, 'Manager'],
	[/department$/, 'Human Resources'],
	[/token$|ticket$|challenge$|Id$|Data$|signature$|Object$|Handle$/, BINARY],
	[/(note|comment|content|text|reason|message|purpose|measure|description|evidence|extension)(_en)?$/, NOTE],
	[/(^|_)(name|by)$/, PERSON],
];

/** A text for a field without a format. */
export const textNamed = (name: string, parent: string): string =>
	TEXTS[`${parent}.${name}`] ??
	TEXTS[name] ??
	ENDINGS.find(([ending]) => ending.test(name))?.[1] ??
	(name.replaceAll('_', ' ') || 'text');
