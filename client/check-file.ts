/**
 * The script of the page of a certificate: compares a file of the visitor with the PDFs that were issued, by the SHA-256
 * of its bytes. It is read in the browser; nothing is sent.
 */

const check = document.getElementById('check');
const form = check?.querySelector<HTMLElement>('.form');
const without = check?.querySelector<HTMLElement>('.without');
const input = check?.querySelector('input');
const result = check?.querySelector<HTMLElement>('.result');
const name = check?.querySelector<HTMLElement>('.name');

const hexOf = (bytes: ArrayBuffer): string =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const hashOf = async (file: File): Promise<string> =>
	hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));

type Outcome = 'busy' | 'same' | 'other' | 'unreadable';

const listen = (texts: DOMStringMap, field: HTMLInputElement, shown: HTMLElement): void => {
	const issued = texts.hashes?.split(' ') ?? [];
	let checked: File | undefined;
	const say = (outcome: Outcome): void => {
		shown.dataset.outcome = outcome;
		shown.textContent = texts[outcome] ?? '';
	};
	const compare = async (file: File): Promise<void> => {
		checked = file;
		if (name) name.textContent = file.name;
		say('busy');
		const outcome = await hashOf(file).then(
			(hash) => (issued.includes(hash) ? 'same' : 'other'),
			() => 'unreadable' as const,
		);
		// Another file may have been chosen meanwhile.
		if (checked === file) say(outcome);
	};
	const compareFirst = (files: FileList | null | undefined): void => {
		const file = files?.[0];
		if (file) void compare(file);
	};
	field.addEventListener('change', () => compareFirst(field.files));
	addEventListener('dragover', (event) => event.preventDefault());
	addEventListener('drop', (event) => {
		event.preventDefault();
		const files = event.dataTransfer?.files;
		// For assistive technology, the field then has the file.
		if (files && files.length > 0) field.files = files;
		compareFirst(files);
	});
};

/** Makes this file a module, so that its top-level names are not global; it exports nothing. */
export {};

if (check && form && without && input && result) {
	if (isSecureContext) {
		without.hidden = true;
		form.hidden = false;
		listen(check.dataset, input, result);
	} else {
		without.textContent = check.dataset.insecure ?? '';
	}
}
