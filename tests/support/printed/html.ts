/** Text of HTML, with one space between elements. */
export const textOf = (html: string): string =>
	html
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim();
