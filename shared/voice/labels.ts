import { labelsOf } from '#shared/i18n/labels.ts';

export const voiceLabels = labelsOf({
	closes_on: ['回答の最終日', 'Last day'],
	languages: ['言語', 'Languages'],
	language: ['回答の言語', 'Language of the answers'],
	code_count: ['コードの数', 'Number of codes'],
	codes_made: ['作成したコード', 'Codes created'],
	question_ids: ['設問', 'Questions'],
	code: ['コード', 'Code'],
	answers: ['回答', 'Answers'],
	set: ['質問の組', 'Set of statements'],
	statement: ['質問', 'Statement'],
	value: ['答え', 'Answer'],
	padding: ['長さをそろえる空白', 'Padding'],
});
