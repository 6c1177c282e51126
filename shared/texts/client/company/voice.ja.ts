/** What workers said, as their company reads it after its report. */
export const voice = {
	title: '働く人の声',
	lead: '貴社で働く外国人の方々が、名前を伏せて、この1年の働き方について答えました。{{date}}までの回答を、分野ごとにまとめています。点数には入っていません。',
	categoryHead: '分野',
	wellHead: '良い状況だと答えた人',
	bands: { few: '少ない', some: '半分ほど', most: '多い' },
	bandsText:
		'「少ない」は3分の1未満、「半分ほど」は3分の1以上3分の2未満、「多い」は3分の2以上（全員のときも同じ）です。',
	promise: '誰が何を答えたかは、運営者と評価員にも分かりません。回答した人を探さないでください。',
} as const;
