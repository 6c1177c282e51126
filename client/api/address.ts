/** URL of a call below /api: path parameters are filled from the input, the rest becomes the query string. */
export const addressOf = (path: string, input: Readonly<Record<string, unknown>>): string => {
	const rest = new URLSearchParams();
	const inPath = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
	for (const [name, value] of Object.entries(input)) {
		if (value !== undefined && !path.includes(`:${name}`)) rest.set(name, String(value));
	}
	return `/api${inPath}${rest.size > 0 ? `?${rest}` : ''}`;
};
