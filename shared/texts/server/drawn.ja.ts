/** What every page that the server draws may say. */
export const drawn = {
	failedTitle: 'ページを表示できませんでした',
	again: 'もう一度開く',
	slow: '読み込みに時間がかかっています。',
	reload: '再読み込み',
} as const;
