/** Escapes a text for a cell: Excel would decode `_x0041_`, and XML allows no control characters. */
export const literal = (text: string): string =>
	text
		.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
		// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters to remove
		.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
