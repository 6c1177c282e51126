import { paperWorkbook } from '#shared/texts/server/papers/workbook.ja.ts';

export const papers = {
	draftSaved: '下書きを保存しました。',
	published: '設問票を公開しました。',
	noCategory: '大項目を1件以上追加してください。',
	noSubCategory: '小項目を1件以上追加してください。',
	noQuestion: '設問を1件以上追加してください。',
	scoreTooLow: '配点は1以上にしてください。',
	endsBeforeItBegins: '効力の最終日には、施行日以後の日を入力してください。',
	weightsMustAddUp: '確認項目の重みは合計が1.0になるように入力してください。残りの重み: {{remaining}}',
	badRecord: '記録の識別子は、英小文字で始め、英小文字・数字・_ だけで64文字以内にしてください。',
	weightInTenths: '重みは0.1刻みの数値で入力してください。',
	keyTwice: '設問票の中で同じ識別子が2回使われています。',
	simulationStarted: '試算を始めました。',
	simulationOfDraft: '試算できるのは下書きだけです。',
	simulationOfRegular: '試算できるのは正式評価の設問票だけです。',
	simulationUnfinished: '試算はまだ終わっていません。',
	workbook: paperWorkbook,
} as const;
