import { Link } from 'wouter';
import { useWords } from '#client/documents/programme/words.ts';

/** A count that leads to its rows, where there are any. */
export const Behind = ({ to, count }: { to: string; count: number }) => {
	const words = useWords();
	const text = words.count(count);
	return count === 0 ? text : <Link to={to}>{text}</Link>;
};
