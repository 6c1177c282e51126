import type { TextsLike } from '#shared/i18n/translate.ts';
import type { companyImport as ja } from './company-import.ja.ts';

export const companyImport: TextsLike<typeof ja> = {
	open: 'Register from Excel',
	listed: 'These are the companies that an import registered or updated.',
	showAll: 'Show all companies',
	title: 'Register companies from Excel',
	lead: 'Registers and updates many companies with their administrators from one Excel file. You see what it would do first; checking changes nothing.',
	template: {
		title: '1. Fill in the template',
		text: 'It has a sheet of companies and one of administrators. A company whose number is known is updated, not registered again.',
		button: 'Download the template',
	},
	file: {
		title: '2. Check the file',
		help: 'An Excel workbook (.xlsx) of up to 5 MB and 5,000 companies.',
		missing: 'Choose a file.',
		tooLarge: 'The file is too large. Choose one of up to 5 MB.',
		check: 'Check the file',
		checking: 'Checking…',
	},
	failed: 'This file cannot be imported',
	problems: {
		title: 'Errors: {{count}}. Nothing was imported.',
		text: 'Put them right in Excel, save, then choose the file again and check it.',
		more: 'The first {{shown}} are shown.',
		caption: 'Errors by cell',
		sheet: 'Sheet',
		cell: 'Cell',
		column: 'Column',
		problem: 'Error',
		mend: 'How to put it right',
	},
	warnings: {
		title:
			'{{count}} {{count|row has the corporate number of a registered company|rows have the corporate numbers of registered companies}}',
		text: 'If you import the file like this, they are registered as other companies. If one is the same company, enter its registration number in that column of the file.',
		caption: 'Cells to check',
	},
	nothing: { title: 'Nothing to change', text: 'All companies of the file ({{count}}) are registered just like this.' },
	empty: { title: 'There are no companies', text: 'Write them on the sheet “Companies”, from row 2 on.' },
	ready: 'There are no errors. Nothing was imported yet.',
	counts: {
		title: '3. Import',
		new: 'To register',
		changed: 'To update',
		unchanged: 'Unchanged',
		administrators: 'Administrators to add',
		without: 'Companies without an administrator',
		companies: '{{count}}',
		people: '{{count}}',
	},
	withoutText: 'Nobody can log in for a company without an administrator until one is added.',
	changes: {
		summary: 'What changes (companies: {{count}})',
		more: 'The first {{shown}} are shown.',
		caption: 'Companies to update',
		row: 'Row',
		what: 'What changes',
		field: '{{name}}: {{before}} → {{after}}',
		none: '(empty)',
		administrator: 'New administrator: {{email}}',
	},
	mails: {
		tick: 'Email the added administrators a link to set a password',
		perHourHelp:
			'1 to {{most}}. They are sent every hour once the import has ended. A link works for 72 hours from then.',
		notNumber: 'Enter a whole number from 1 to {{most}}.',
		later: 'Otherwise, you can send them one by one on the screen of a company.',
	},
	run: 'Import {{count}}',
	running: 'Starting the import…',
};
