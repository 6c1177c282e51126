const LENGTH = 200;

/** The innermost cause: Drizzle wraps a failed query in an error that contains its parameters. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? causeOf(error.cause) : error);

/** An error as one log line: name and message, with credentials in URLs and email addresses masked. */
export const wordsOfError = (error: unknown): string => {
	if (!(error instanceof Error)) return 'unknown error';
	const { name, message } = causeOf(error);
	const [line = ''] = message.split('\n');
	const safe = line
		.replace(/\/\/[^\s/@]*@/g, '//***@')
		.replace(/(?:"[^"\s]*"|[^\s@<>"']+)@[^\s@<>"']+/g, (match) => (match.includes('***@') ? match : '***@***'))
		.slice(0, LENGTH);
	return safe ? `${name}: ${safe}` : name;
};
