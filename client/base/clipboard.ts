/** Whether the text was copied; a page without https has no clipboard. */
export const copied = async (text: string): Promise<boolean> => {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
};
