import type { TextsLike } from '#shared/i18n/translate.ts';
import type { paperWorkbook as ja } from './workbook.ja.ts';

export const paperWorkbook: TextsLike<typeof ja> = {
	imported: 'The paper was imported as the draft.',
	importedWithHidden: 'The paper was imported as the draft. Hidden cells were read too: {{hidden}}.',
	fileName: 'paper-{{kind}}-{{number}}.xlsx',
	templateName: 'paper-{{kind}}-template.xlsx',
	kinds: { regular: 'regular', simple: 'self-assessment' },
	sheets: { regular: 'Regular paper', simple: 'Self-assessment paper', targets: 'SDG targets', guide: 'How to edit' },
	columns: {
		level: 'Level',
		content: 'Content (Japanese)',
		critical: 'Critical question or check item',
	},
	levels: {
		mainCategory: 'Category',
		subCategory: 'Sub-category',
		question: 'Question',
		checkItem: 'Check item',
	},
	critical: 'critical',
	basisKinds: { law: 'Law', duty: 'Duty to make efforts, guideline', good_practice: 'Good practice' },
	explainLevels: { none: 'not explained', question: 'by question', item: 'by check item' },
	targetColumns: { number: 'Number', description: 'Description (summary of the UN 2030 Agenda)' },
	guideHeading: 'How to edit this paper',
	guide: {
		order:
			'One item per row, in order. Put sub-categories below their category, and questions below their sub-category.',
		english: 'You can leave the English content empty. English readers then see the Japanese.',
		points: 'A question has a perfect score, a whole number of at least 1.',
		checkItems:
			'Put check items below their question, each with a weight in steps of 0.1. The weights of a question add up to 1.0.',
		critical:
			'Enter "critical" in the row of a critical question. A check item without a 50% anchor fails the critical question when it is rated 0%. To have an item with a 50% anchor do the same, enter "critical" in its row.',
		targets: 'Name the SDG targets in the row of the question, by number, such as "8.5, 10.2".',
		statements:
			'Rows of the levels "When not applicable", "Purpose", "Basis" and "Accepted evidence" go below a question, those for 0, 50 and 100% below a check item.',
		days: 'Rows of bases may have the first and last day on which they are in force, as “2027-04-01”. Before its first day, a law is shown as not yet in force.',
		records:
			'In rows of accepted evidence you can enter a record key (such as wage_ledger) and the departments that keep it, separated by commas. Records of the same key are one in the list of records that companies prepare.',
		keys: 'The key identifies the same question in the next paper. Do not change it. Leave it empty in new rows.',
		plain:
			'Only the text of a cell is read, without formats and links, and of a formula its stored result. Keep the names of sheets and headings.',
		saved: 'The import becomes the draft. If there are any errors, nothing is saved.',
	},
	place: 'Sheet "{{sheet}}", row {{row}}, column {{column}} ({{name}})',
	requiredFile: 'Choose an Excel file (.xlsx).',
	notAFile: 'Send the Excel file as a file.',
	onlyOne: 'Send one Excel file at a time.',
	missingSheet: 'The sheet "{{sheet}}" is missing. Keep the sheet names of the file that you downloaded.',
	otherKind: 'This is a file of "{{found}}". Choose a file with the sheet "{{sheet}}".',
	unknownSheet: 'The sheet "{{sheet}}" cannot be imported. Delete the sheet first.',
	heading: '{{place}}: the heading must be "{{expected}}".',
	outside: '{{place}}: nothing can be entered in this column. Clear the cell.',
	unknownLevel: '{{place}}: enter one of {{levels}}.',
	noParent: '{{place}}: there is no {{parent}} above this row.',
	notHere: '{{place}}: nothing can be entered here in a row of the level {{level}}. Clear the cell.',
	formula: '{{place}}: the formula has no stored result. Paste the value instead.',
	day: '{{place}}: this is a date. Format the cell as text and enter it again.',
	time: '{{place}}: this is a time. Format the cell as text and enter it again.',
	ambiguousTarget:
		'{{place}}: as a number this may be more than one target, such as 8.1 and 8.10. Format the cell as text and enter it again.',
	boolean: '{{place}}: enter a text or a number, not TRUE or FALSE.',
	error: '{{place}}: this is an Excel error value. Enter the correct value.',
	number: '{{place}}: this is a number. Format the cell as text and enter it again.',
	notANumber: '{{place}}: enter a number.',
	unknownWord: '{{place}}: enter one of {{words}}.',
	badRecord: '{{place}}: A record key begins with a small letter and has only small letters, digits and _, 64 at most.',
	badKey: '{{place}}: this is not a valid key. Restore the previous value or clear the cell.',
	badDate: '{{place}}: enter a date such as 2026-11-21.',
	twice: '{{place}}: there may be only one row of the level {{level}}.',
	unknownTarget: '{{place}}: there is no SDG target "{{target}}". Enter numbers such as "8.5, 10.2".',
	rule: '{{place}}: {{rule}}',
	more: '{{count}} more {{count|error was|errors were}} found. Correct those above and import the file again.',
};
