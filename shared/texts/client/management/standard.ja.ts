export const standard = {
	title: '新しい標準の設問票があります',
	text: 'この版の製品に、まだ取り込んでいない標準の設問票が付いています。下書きにすると、内容を確かめて直してから公開できます。自動では公開されません。',
	take: '下書きにする',
	differenceTitle: '新しい標準の設問票との違い',
	difference: '公開中の設問票から、新しい標準の設問票で変わるところです。',
	replaceTitle: '現在の下書きを標準の設問票に置き換えますか？',
	replace: '置き換える',
} as const;
