/** Each operation comes from an address of its own, which the audit log keeps with what it did. */

const PREFIX = 'fd00::';

export const addressOf = (operationId: number): string =>
	`${PREFIX}${(operationId >>> 16).toString(16)}:${(operationId & 0xffff).toString(16)}`;

/** Null for the address of something else. */
export const operationAt = (address: string | null): number | null => {
	const [high, low] = address?.startsWith(PREFIX) ? address.slice(PREFIX.length).split(':') : [];
	return high === undefined || low === undefined ? null : Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
};
