/** Evaluation notes of SDG targets by goal, for good and for lower scores. */
const sdgWords: Readonly<Record<number, { good: string; fair: string }>> = {
	1: {
		good: '住居と生活の費用が実費で示され、来日直後の生活費も前払いで支えられています。',
		fair: '来日直後の生活費の負担が大きく、前払いの制度が知られていません。',
	},
	3: {
		good: '健康診断の結果が母語で説明され、再検査まで付き添った記録があります。',
		fair: '健康診断は全員が受けていますが、結果の説明は日本語だけです。',
	},
	4: {
		good: '勤務時間内の学習と資格取得の支援が、職務の目標と結び付いています。',
		fair: '学習の機会はありますが、夜勤の人が参加しにくい時間帯に限られています。',
	},
	5: {
		good: '妊娠・出産の制度が多言語で説明され、育児休業から復帰した実績もあります。',
		fair: '制度は整っていますが、外国人の従業員による利用の実績がまだありません。',
	},
	8: {
		good: '労働条件、賃金、安全衛生が記録で裏付けられ、安心して働ける職場づくりが進んでいます。',
		fair: '基本の制度は整っていますが、部署によって記録のそろい方に差があります。',
	},
	10: {
		good: '採用から昇格まで、国籍によらない基準が使われていることを数字で確かめました。',
		fair: '基準は共通ですが、手当と昇格の実績に国籍による差が残っています。',
	},
	11: {
		good: '自治体や地域の日本語教室と連携し、災害時の連絡網に全員が登録されています。',
		fair: '地域との行事はありますが、災害時の案内が日本語だけです。',
	},
	12: {
		good: '取り組みの結果を社外に公表し、取引先にも同じ水準を求めています。',
		fair: '社内での点検にとどまり、公表と取引先への働きかけはこれからです。',
	},
	16: {
		good: '旅券の保管、相談窓口、報復の禁止が守られていることを本人への面談で確かめました。',
		fair: '相談窓口はありますが、母語で相談できる日が限られ、利用の記録が少ない状況です。',
	},
	17: {
		good: '監理団体や登録支援機関と役割を分担し、定期的に情報を共有しています。',
		fair: '関係機関との打ち合わせが不定期で、役割の分担が文書になっていません。',
	},
};

/** The goals that the shipped paper is linked to. */
export const wordedGoals: readonly number[] = Object.keys(sdgWords).map(Number);

export const sdgNote = (goal: number, isGood: boolean): string => {
	const words = sdgWords[goal];
	if (!words) throw new Error(`no words for goal ${goal}`);
	return isGood ? words.good : words.fair;
};
