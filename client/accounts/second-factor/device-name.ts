/** Names of systems by what browsers send of them; the first that fits. An iPad calls itself a Mac with a touch screen. */
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
	[/iPhone/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/Android/, 'Android'],
	[/CrOS/, 'Chromebook'],
	[/Windows/, 'Windows'],
	[/Macintosh|Mac OS X/, 'Mac'],
	[/Linux/, 'Linux'],
];

/** The name that is suggested for a passkey of this device; '' for an unknown one. */
export const deviceName = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string => {
	const name = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
	return name === 'Mac' && maxTouchPoints > 1 ? 'iPad' : name;
};

/** `wanted`, or with a number where there is one of that name: 'Windows 2'. */
export const unusedName = (wanted: string, used: readonly string[]): string => {
	if (!used.includes(wanted)) return wanted;
	const numbers = used.map((name) => (name.startsWith(`${wanted} `) ? Number(name.slice(wanted.length + 1)) : 1));
	return `${wanted} ${Math.max(...numbers.filter(Number.isInteger), 1) + 1}`;
};

/** The name that a new passkey starts with. */
export const suggestedName = (used: readonly string[]): string => {
	const name = deviceName(navigator);
	return name && unusedName(name, used);
};
