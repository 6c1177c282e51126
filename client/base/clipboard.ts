/** Copies a text; returns whether it was copied. Without https there is no clipboard. */
export const copied = async (text: string): Promise<boolean> => {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
};
