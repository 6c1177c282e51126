/** Whether a URL is on localhost, and on another device would lead to that device itself. */
export const isLocalAddress = (address: string): boolean => {
	const { hostname } = new URL(address);
	return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(hostname);
};
