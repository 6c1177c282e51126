import { consoleStaff } from '#server/calls/define.ts';
import { SEARCHES } from '#server/calls/description/parameter-texts.ts';
import { searchAnswer, searchQuery } from '#shared/search/schemas.ts';
import { searchConsole } from './search.ts';

export const consoleSearch = consoleStaff.query({
	path: '/console/search',
	summary: 'Companies, members, certificates, submissions and questions by what one knows of them',
	details:
		'At most five of a kind, the best first; `more` names the kinds of which others match. From three characters on also within words; two find the beginnings of words. Of the matches within words, fifty are compared. Receipt numbers are searched whole, certificates by their code or its first group.',
	fromReplica: true,
	query: searchQuery,
	parameterTexts: SEARCHES.everything,
	output: searchAnswer,
	handler: searchConsole,
});
