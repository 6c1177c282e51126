/** What every page that the server draws may say. */
export const drawn = {
	failedTitle: 'ページを表示できませんでした',
	again: 'もう一度開く',
} as const;
