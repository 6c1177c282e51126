import type { SeedQuestions, SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

export const personnelSystem: SeedQuestions<SeedSimpleQuestion> = {
	C1: [
		{
			content: {
				ja: '同じ職務の日本人と比べて、外国人労働者の賃金が同等以上であることを示す比較表を作っていますか。（同じ職務の日本人がいない場合は該当しない）',
				en: 'Do you have a comparison table showing that foreign employees are paid at least as much as Japanese in the same job? (Not applicable if no Japanese do the same job.)',
			},
			points: 5,
		},
		{
			content: {
				ja: '基本給を、国籍や在留資格にかかわらず、同じ雇用区分であれば同じ賃金表や決定基準で決めていますか。',
				en: 'Do you set base pay with the same pay table or criteria for everyone in the same type of employment, whatever their nationality or residence status?',
			},
			points: 5,
		},
		{
			content: {
				ja: '有期・パートの外国人労働者と正社員の手当や賞与の差について、理由を項目ごとに書面にしていますか。（差がない場合や対象者がいない場合は該当しない）',
				en: 'Have you written down, item by item, why allowances or bonuses differ between fixed-term or part-time foreign employees and regular staff? (Not applicable if no difference or no such employees.)',
			},
			points: 3,
		},
	],
	C2: [
		{
			content: {
				ja: '人事評価の基準を、評価期間が始まる前に、理解できる言語ややさしい日本語の文書で外国人労働者全員に示していますか。',
				en: 'Before each appraisal period, do you show all foreign employees the appraisal criteria in a document in a language they understand or plain Japanese?',
			},
			points: 3,
		},
		{
			content: {
				ja: '直近1年間に、外国人労働者全員と個別に面談して人事評価の結果と理由を伝え、面談票に残しましたか。（評価の時期をまだ迎えていない場合は該当しない）',
				en: 'In the past year, did you meet each foreign employee to explain their appraisal result and the reasons, and keep a record? (Not applicable if no appraisal was due yet.)',
			},
			points: 3,
		},
		{
			content: {
				ja: '直近1年間に、昇給・昇格した人の割合を外国人と日本人とで比べ、差の有無と理由を確かめましたか。（比べられる日本人がいない場合は該当しない）',
				en: 'In the past year, did you compare raise and promotion rates of foreign and Japanese employees and check for differences and reasons? (Not applicable if no Japanese can be compared.)',
			},
			points: 3,
		},
	],
	C3: [
		{
			content: {
				ja: '有期契約の外国人労働者全員に、契約を更新するかどうかの判断基準を、契約時に書面で示していますか。（有期契約の人がいない場合は該当しない）',
				en: 'When the contract is made, do you show every fixed-term foreign employee in writing how renewal is decided? (Not applicable if no one is on a fixed term.)',
			},
			points: 4,
		},
		{
			content: {
				ja: '会社の都合で外国人労働者の雇用を続けられないときに、転職先や転籍先を探す支援を行うことを、文書で定めていますか。',
				en: 'Does a written rule say that the company helps foreign employees find a new employer when it cannot keep employing them for its own reasons?',
			},
			points: 4,
		},
		{
			content: {
				ja: '特定技能の人が帰国旅費を払えないときは会社が負担することを、契約時に書面で本人に示していますか。（特定技能の人がいない場合は該当しない）',
				en: 'Do you state in writing at contract that the company pays the trip home if a Specified Skilled Worker cannot? (Not applicable if you have no Specified Skilled Workers.)',
			},
			points: 4,
		},
	],
};
