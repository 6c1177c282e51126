import { FORM_MESSAGES } from '#client/base/validation.ts';
import { documentForm } from './document-form.ts';

/** State of the files chosen in the upload dialog, as pure functions. */

export type Chosen = {
	key: number;
	file: File;
	/** The name of the document, initially derived from the file name. */
	name: string;
	state: 'waiting' | 'sending';
	/** Upload progress while it is being sent. */
	percent: number;
	/** Text keys of the client, or messages of the server. */
	errors: { name?: string | undefined; document?: string | undefined };
};

const NAME_LENGTH = 255;

/** 'rules.pdf' → 'rules'. Normalized to NFC, since macOS decomposes 'が' into two characters in file names. */
export const nameFrom = (fileName: string): string =>
	fileName
		.normalize('NFC')
		.replace(/\.[a-z]+$/i, '')
		.trim()
		.slice(0, NAME_LENGTH);

type Limits = { bytes: number };

/** Client-side errors of a file and its name; the server validates again. */
export const errorsOf = ({ file, name }: Pick<Chosen, 'file' | 'name'>, { bytes }: Limits): Chosen['errors'] => {
	const { error } = documentForm.safeParse({ name, document: file }, FORM_MESSAGES);
	const messageOf = (field: string): string | undefined => error?.issues.find(({ path }) => path[0] === field)?.message;
	const document = messageOf('document') ?? (file.size > bytes ? 'company.files.tooLarge' : undefined);
	return { name: messageOf('name'), document };
};

export const hasErrors = ({ errors }: Chosen): boolean => Boolean(errors.name || errors.document);

/** Adds files up to `room`. Unsupported types and sizes get their error at once. */
export const withFiles = (
	chosen: readonly Chosen[],
	files: readonly File[],
	{ room, bytes }: Limits & { room: number },
): { chosen: Chosen[]; leftOut: number } => {
	const first = Math.max(0, ...chosen.map(({ key }) => key)) + 1;
	const taken = files.slice(0, Math.max(0, room - chosen.length));
	const added = taken.map((file, index): Chosen => {
		const name = nameFrom(file.name);
		const { document } = errorsOf({ file, name }, { bytes });
		return { key: first + index, file, name, state: 'waiting', percent: 0, errors: { document } };
	});
	return { chosen: [...chosen, ...added], leftOut: files.length - taken.length };
};

export const withChange = (chosen: readonly Chosen[], key: number, change: Partial<Chosen>): Chosen[] =>
	chosen.map((one) => (one.key === key ? { ...one, ...change } : one));
