/** The panel with the mark for the company's own pages. */
export const mark = {
	title: '認証マーク',
	lead: '自社のウェブサイトや名刺、採用資料に載せられるマークです。星の数、年、認証コードが入っています。',
	live: '下のコードをウェブページに貼ると、認証書が有効か、期限切れか、取り消されたかが5分以内にマークへ反映されます。押すと確認ページが開きます。',
	themes: { light: '明るい背景用', dark: '暗い背景用' },
	alt: 'Kyosei 認証企業のマーク（{{theme}}）',
	linkText: 'Kyosei 認証企業（認証コード {{code}}）',
	svg: 'SVGをダウンロード',
	png: 'PNGをダウンロード',
	files:
		'ダウンロードしたファイルは、認証書が取り消されたり期限が切れたりしても変わりません。有効な間だけ使ってください。',
	html: 'ウェブページ用のコード',
	copy: 'コードをコピー',
	failed: 'マークを作成できませんでした。もう一度お試しください。',
} as const;
