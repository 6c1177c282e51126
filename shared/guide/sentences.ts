import type { Guide, TaskText } from './tasks.ts';
import { GUIDE_NAMES } from './tasks.ts';

/** The sentences of a task, and what stands in them besides words (`TaskText`). */

export type Part =
	| { kind: 'words'; text: string }
	/** The text of this key: a control or heading of a screen. */
	| { kind: 'control'; key: string }
	| { kind: 'task'; guide: Guide; task: string };

const MARK = /\[([^\]]+)\]/g;

const isGuide = (name: string): name is Guide => GUIDE_NAMES.some((guide) => guide === name);

/** `here` is the guide of the sentence. */
const markOf = (mark: string, here: Guide): Part => {
	if (!mark.startsWith('#')) return { kind: 'control', key: mark };
	const [guide = '', task] = mark.slice(1).split('/');
	return task !== undefined && isGuide(guide)
		? { kind: 'task', guide, task }
		: { kind: 'task', guide: here, task: guide };
};

export const partsOf = (sentence: string, here: Guide): Part[] => {
	const parts: Part[] = [];
	let end = 0;
	for (const { 0: whole, 1: mark = '', index } of sentence.matchAll(MARK)) {
		if (index > end) parts.push({ kind: 'words', text: sentence.slice(end, index) });
		parts.push(markOf(mark, here));
		end = index + whole.length;
	}
	if (end < sentence.length) parts.push({ kind: 'words', text: sentence.slice(end) });
	return parts;
};

/** All sentences of a task, each with the name of its place. */
export const sentencesOf = ({ title, purpose, before = [], steps, next, problems }: TaskText): [string, string][] => [
	['title', title],
	['purpose', purpose],
	...before.map((sentence, at): [string, string] => [`before ${at}`, sentence]),
	...steps.map((sentence, at): [string, string] => [`step ${at}`, sentence]),
	['next', next],
	...problems.flatMap(([when, then], at): [string, string][] => [
		[`when ${at}`, when],
		[`then ${at}`, then],
	]),
];
