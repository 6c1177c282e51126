/** A text with its numbers and dates in the place of `{{name}}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
	text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
