import type { Locale } from '#shared/i18n/translate.ts';

/** XMP metadata of a document (ISO 32000-1, 14.3.2; ISO 16684-1): its title and language. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Removes characters that XML 1.0 does not allow. */
const xmlText = (text: string): string =>
	text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');

export type Described = { title: string; locale: Locale };

const packetOf = ({ title, locale }: Described): string => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${locale}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;

/** The metadata stream; uncompressed, so that other programs can find it in the file. */
export const metadataStream = (described: Described): Buffer => {
	const packet = Buffer.from(packetOf(described), 'utf8');
	const head = `<</Type /Metadata\n/Subtype /XML\n/Length ${packet.length}>>\nstream\n`;
	return Buffer.concat([Buffer.from(head, 'latin1'), packet, Buffer.from('\nendstream', 'latin1')]);
};
