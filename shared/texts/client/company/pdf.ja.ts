export const pdf = {
	making: 'PDFを作成しています。この画面を離れても作成は続きます。',
	seconds: '{{seconds}}秒経過',
	failed: 'PDFをダウンロードできませんでした',
} as const;
