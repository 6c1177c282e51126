/** What the work gives, or null where it fails or takes too long. It is not stopped: its late answer is dropped. */
export const withinTime = async <T>(work: () => Promise<T>, milliseconds: number): Promise<T | null> => {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(resolve, milliseconds, null);
	});
	try {
		return await Promise.race([work(), late]);
	} catch {
		return null;
	} finally {
		clearTimeout(timer);
	}
};
