/**
 * Names of operating systems by user agent; the first match counts. An iPad reports itself as a Mac with a touch
 * screen.
 */
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
	[/iPhone/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/Android/, 'Android'],
	[/CrOS/, 'Chromebook'],
	[/Windows/, 'Windows'],
	[/Macintosh|Mac OS X/, 'Mac'],
	[/Linux/, 'Linux'],
];

/** The suggested name of a passkey on this device; '' if the system is unknown. */
export const deviceName = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string => {
	const name = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
	return name === 'Mac' && maxTouchPoints > 1 ? 'iPad' : name;
};

/** `wanted`, with a number if that name is taken: 'Windows 2'. */
export const unusedName = (wanted: string, used: readonly string[]): string => {
	if (!used.includes(wanted)) return wanted;
	const numbers = used.map((name) => (name.startsWith(`${wanted} `) ? Number(name.slice(wanted.length + 1)) : 1));
	return `${wanted} ${Math.max(...numbers.filter(Number.isInteger), 1) + 1}`;
};

/** The initial name of a new passkey. */
export const suggestedName = (used: readonly string[]): string => {
	const name = deviceName(navigator);
	return name && unusedName(name, used);
};
