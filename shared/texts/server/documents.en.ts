import type { TextsLike } from '#shared/i18n/translate.ts';
import type { documents as ja } from './documents.ja.ts';

export const documents: TextsLike<typeof ja> = {
	added: 'The document was added.',
	removed: 'The document was deleted.',
	nameRequired: 'Enter the file name.',
	nameTooLong: 'The file name must not be longer than {{maximum}} {{maximum|character|characters}}.',
	nameCharacters: 'The file name contains characters that cannot be used.',
	required: 'Document is mandatory.',
	notAFile: 'Document must be a file object.',
	onlyOne: 'Send one document at a time.',
	invalidType: 'Invalid document type. Choose a PDF, JPEG, PNG, Word, Excel or PowerPoint file.',
	contentMismatch:
		'Invalid document type. The content of the file does not match its name. Save it again, or choose a PDF of it.',
	macros: 'Invalid document type. Files with macros are not accepted. Save it again without macros.',
	encryptedOffice:
		'The file is protected by a password. Open it in its app, remove the password to open, save it, and choose it again.',
	encryptedPdf:
		'The PDF is protected by a password. Open it with the password, save or print it as a PDF without one, and choose that file.',
	brokenPdf: 'The PDF cannot be opened; it may be damaged. Make the PDF again in its app, and choose that file.',
	heif: 'HEIC photos are not accepted. Convert the photo to JPEG, and choose that file. To take photos as JPEG, set Settings > Camera > Formats to Most Compatible on an iPhone, or turn off HEIF or High efficiency in the camera settings on Android.',
	unpacksTooLarge: 'The content of the file is too large. Split it, or choose a PDF of it.',
	tooMany: 'You can add at most {{maximum}} {{maximum|document|documents}}. Delete one before you add another.',
	tooLarge: 'The file is too large. Choose a file of at most {{size}}.',
	storageFull: 'There is no space for more files right now. Try again later, or contact the operator of this site.',
	malware: 'Something harmful was found in the file, so it was not accepted. Choose another file.',
	notScanned: 'The file could not be checked for malware, so it was not accepted. Try again later.',
	notAForm: 'Send the document as a form (multipart/form-data).',
	unreadableForm: 'The upload cannot be read. Choose the document and send it again.',
};
