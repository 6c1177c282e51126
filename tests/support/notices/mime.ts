/** Parses mails independently of the library that wrote them, by the rules of MIME. */

export type Part = { headers: ReadonlyMap<string, string>; body: string };

const decodeQuoted = (text: string): string =>
	Buffer.from(
		text
			.replace(/=\r\n/g, '')
			.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		'latin1',
	).toString('utf8');

/** Decodes encoded words and removes the white space between adjacent ones (RFC 2047). */
const decodeHeader = (value: string): string =>
	value
		.replace(/\?=\s+=\?/g, '?==?')
		.replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
			encoding.toLowerCase() === 'b'
				? Buffer.from(word, 'base64').toString('utf8')
				: decodeQuoted(word.replaceAll('_', ' ')),
		);

const decodeBody = (headers: ReadonlyMap<string, string>, body: string): string => {
	const encoding = headers.get('content-transfer-encoding');
	if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
	if (encoding === 'quoted-printable') return decodeQuoted(body);
	return body;
};

/** @throws on a repeated header */
const readPart = (raw: string): Part => {
	const end = raw.indexOf('\r\n\r\n');
	const headers = new Map<string, string>();
	for (const line of raw
		.slice(0, end)
		.replace(/\r\n[ \t]+/g, ' ')
		.split('\r\n')) {
		const colon = line.indexOf(':');
		const name = line.slice(0, colon).toLowerCase();
		if (headers.has(name)) throw new Error(`a mail has two headers ${name}`);
		headers.set(name, decodeHeader(line.slice(colon + 1).trim()));
	}
	return { headers, body: raw.slice(end + 4) };
};

/** The parts of a message that have no parts themselves. */
const leavesOf = (whole: Part): Part[] => {
	const type = whole.headers.get('content-type') ?? '';
	if (!type.startsWith('multipart/')) return [whole];
	const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1] ?? '';
	const [, ...parts] = whole.body.split(`--${boundary}`).slice(0, -1);
	return parts.flatMap((part) => leavesOf(readPart(part.replace(/^\r\n/, ''))));
};

/** The headers of a mail, and its decoded parts by content type. */
export const readMime = (raw: string) => {
	const whole = readPart(raw);
	const found = leavesOf(whole);
	const typed = (type: string): string => {
		const part = found.find(({ headers }) => headers.get('content-type')?.startsWith(type));
		if (!part) throw new Error(`a mail has no ${type}`);
		return decodeBody(part.headers, part.body).replaceAll('\r\n', '\n').replace(/\n$/, '');
	};
	return { headers: whole.headers, text: typed('text/plain'), html: typed('text/html') };
};
