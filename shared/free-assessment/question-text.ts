/**
 * Parts of a question's text. A question ends with its question mark (in Japanese 「か。」) and may be followed, in
 * parentheses, by the condition for answering 'not applicable'.
 */

const CONDITIONS = [/^(.*か。)\s*（([^（）]*該当しない。?)）$/su, /^(.*\?)\s*\((Not applicable [^()]*)\)$/su];

export type QuestionText = { question: string; naCondition: string | null };

export const questionTextOf = (content: string): QuestionText => {
	for (const pattern of CONDITIONS) {
		const [, question, naCondition] = pattern.exec(content) ?? [];
		if (question && naCondition) return { question, naCondition };
	}
	return { question: content, naCondition: null };
};

/** A clause that asks otherwise than with 'do you'. */
const ASKED_OTHERWISE = /(?:^|, |\band )(?:did|does|do|are|is|was|were|has|have|can) /i;

/** The question as a statement, as affirmed by a yes. Null if it cannot be turned word by word. */
export const statementOf = (question: string): string | null => {
	if (/ま(?:す|した)か。$/u.test(question)) return question.replace(/か。$/u, '。');
	const turned = question.replace(/\b(D|d)o you\b/g, (_, letter: string) => (letter === 'D' ? 'You' : 'you'));
	const isTurned = turned !== question && turned.endsWith('?') && !ASKED_OTHERWISE.test(turned);
	return isTurned ? `${turned.slice(0, -1)}.` : null;
};
