/** Entry names that every system can unpack: no folders, control or reserved characters, and limited length. */

const LONGEST = 80;

/** Characters that are special in Windows, macOS or shells, or invisible. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

const shortened = (text: string): string => Array.from(text).slice(0, LONGEST).join('');

/** `prefix` makes it unique; the extension is that of the detected type. */
export const entryName = (prefix: string, given: string, extension: string): string => {
	const ending = `.${extension}`;
	const bare = given.toLowerCase().endsWith(ending) ? given.slice(0, -ending.length) : given;
	const safe = shortened(bare.normalize('NFC').replace(UNSAFE, '_'))
		.replace(/^[. ]+|[. ]+$/g, '')
		.trim();
	return `${prefix}${safe ? `-${safe}` : ''}${ending}`;
};
