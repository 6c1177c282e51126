import type { TextsLike } from '#shared/i18n/translate.ts';
import type { files as ja } from './ja.ts';

export const files: TextsLike<typeof ja> = {
	heading: 'Documents',
	lead: 'Add up to 5 documents that support your answers, such as work rules or training materials.',
	closedLead: 'Documents cannot be changed after submission.',
	empty: 'There are no documents yet.',
	add: 'Add document',
	full: 'There can be up to 5 documents. Delete another one first.',
	remove: 'Delete',
	removeNamed: 'Delete "{{name}}"',
	addTitle: 'Add a document',
	nameHelp: 'For example: Work rules (revised April 2026)',
	file: 'File',
	fileHelp: 'PDF, JPEG, PNG, Word, Excel or PowerPoint',
	choose: 'Choose file',
	none: 'No file chosen',
	nameRequired: 'Enter the file name.',
	required: 'Document is mandatory.',
	notAFile: 'Document must be a file object.',
	invalidType: 'Invalid document type. Choose a PDF, JPEG, PNG, Word, Excel or PowerPoint file.',
	invalid: 'The document was not accepted. Check the file and try again.',
	uploading: 'Sending the document',
	removeTitle: 'Delete "{{name}}"?',
	removeText: 'This cannot be undone.',
	removeAction: 'Delete document',
};
