import { MARK_SIZE, type MarkLook, markPath } from '#shared/certificates/mark.ts';
import { pages, withText } from '#shared/pages/public.ts';

type Snippet = MarkLook & { origin: string; code: string; text: string };

/** For attributes; codes and our own texts contain neither quotes nor tags. */
const escaped = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** HTML that shows the live mark on a page of the company and leads to where the certificate is verified. */
export const markSnippet = ({ origin, code, text, ...look }: Snippet): string => {
	const { width, height } = MARK_SIZE;
	const page = escaped(origin + withText(pages.verification, code));
	const image = escaped(origin + markPath(code, look));
	return `<a href="${page}"><img src="${image}" width="${width}" height="${height}" alt="${escaped(text)}"></a>`;
};
