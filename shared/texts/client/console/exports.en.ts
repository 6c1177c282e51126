import type { TextsLike } from '#shared/i18n/translate.ts';
import type { exports as ja } from './exports.ja.ts';

export const exports: TextsLike<typeof ja> = {
	making: 'Creating the Excel file. You can go to other screens in the meantime.',
	label: 'Excel file',
	seconds: '{{seconds}} {{seconds|second|seconds}} so far',
	rows: '{{rows}} {{rows|row|rows}} so far, after {{seconds}} {{seconds|second|seconds}}',
	rowsOf: '{{rows}} of {{total}} {{total|row|rows}}, after {{seconds}} {{seconds|second|seconds}}',
	cancel: 'Stop creating the file',
	failed: 'The Excel file could not be downloaded',
	nothingSaved: 'No file was saved.',
	again: 'Create the file again',
};
