/** The directory of certified companies, which everybody may read. */
export const directory = {
	title: '認証企業の一覧',
	description:
		'外国人雇用の取り組みを第三者の評価員が確かめ、認証を受けた企業の一覧です。企業名、業種、都道府県、星の数で検索できます。',
	lead: '外国人雇用の取り組みについて評価と認証を受け、掲載を希望した企業の一覧です。星のある有効な認証書を持つ企業だけを、認証書の内容のとおりに掲載しています。',
	search: '認証企業の検索',
	nameHelp: '企業名の一部でも検索できます。',
	counted: '{{name}}（{{count}}社）',
	all: 'すべて',
	submit: '検索',
	clear: '条件を解除',
	found: '条件に合う企業（{{count}}社）',
	inDirectory: '掲載中の企業（{{count}}社）',
	shown: '{{from}}社目から{{to}}社目までを、星の多い順、企業名の順に表示しています。',
	none: '掲載を希望した企業はまだありません。企業が掲載を選ぶと、ここに表示されます。',
	nothing: '条件に合う企業はありません。企業名の入力や条件を変えて、もう一度検索してください。',
	paging: 'ページの移動',
	previous: '前の{{count}}社',
	next: '次の{{count}}社',
	place: '{{page}} / {{last}}ページ',
	verify: '認証書の内容は、認証書に記載された認証コードで確かめられます。',
	toVerify: '認証書を確認する',
} as const;
