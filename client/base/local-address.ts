/** Whether an address leads to the computer that opens it, and from a phone to the phone. */
export const isLocalAddress = (address: string): boolean => {
	const { hostname } = new URL(address);
	return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(hostname);
};
