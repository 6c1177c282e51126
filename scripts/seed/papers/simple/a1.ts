import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** A1: Fair recruitment and selection. */
export const a1: readonly SeedSimpleQuestion[] = [
	{
		key: '0875e2c8-317c-4c92-b724-ea44f53c1988',
		content: {
			ja: '直近1年間に選考した応募者全員について、職務ごとの選考基準に沿った評価を記録に残していますか。',
			en: 'For every applicant in the past year, did you record an evaluation by selection criteria set for the job?',
		},
		points: 4,
		na_condition: { ja: '直近1年間に選考をしていない場合', en: 'There was no selection in the past year' },
		guidance: {
			purpose: {
				ja: '記録のない選考は、国籍や印象で決めたと疑われても説明できません。基準と記録は、応募者にも会社にも公平さの裏付けになります。',
				en: 'Without records, a company cannot answer the suspicion that it chose by nationality or impression. Criteria and records show applicants and the company that selection was fair.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '募集と採用では、性別にかかわりなく均等な機会を与えなければなりません。',
						en: 'Recruitment and hiring must give everyone an equal opportunity regardless of sex.',
					},
					source: {
						ja: '男女雇用機会均等法第5条',
						en: 'Equal Employment Opportunity Act, Article 5',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '応募者の適性と能力だけを基準に選考することが、公正な採用選考の基本とされています。',
						en: 'Fair selection rests only on whether a person has the aptitude and ability for the job.',
					},
					source: {
						ja: '厚生労働省「公正な採用選考の基本」',
						en: 'Ministry of Health, Labour and Welfare, "Basics of Fair Recruitment and Selection"',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '職務ごとの選考基準を書いた文書', en: 'Document with the selection criteria for each job' },
				{
					ja: '応募者ごとの評価の記録（採否の理由が分かるもの）',
					en: 'Evaluation record for each applicant (showing the reason for the decision)',
				},
			],
		},
	},
	{
		key: 'd0e9322b-c81d-4e12-8671-a58c56b8c218',
		content: {
			ja: '求人票を出す前に、応募条件に国籍を限定する表現がないことを確認していますか。',
			en: 'Before publishing a job ad, do you check that its conditions do not limit nationality?',
		},
		points: 4,
		na_condition: { ja: '求人票を出していない場合', en: 'You publish no job ads' },
		guidance: {
			purpose: {
				ja: '国籍で限ると、働ける人を理由なく締め出します。仕事に要る力で書けば、求める人に届きやすくなります。',
				en: 'Limiting nationality shuts out people who could do the job for no reason. An ad that names the skills needed reaches the right people.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '求人の申し込みに国籍の条件を付けないことが求められています。',
						en: 'Job orders should not set a nationality.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（募集・採用）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (recruitment and hiring)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '雇った後は、国籍を理由に賃金や労働時間などの労働条件で差別することが禁じられています。',
						en: 'After hiring, discrimination because of nationality in wages, hours and other working conditions is prohibited.',
					},
					source: {
						ja: '労働基準法第3条',
						en: 'Labor Standards Act, Article 3',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '公開した求人票の写し（応募条件が分かるもの）',
					en: 'Copies of published job ads (showing the conditions)',
				},
				{ ja: '公開前の確認の記録（確認した人と日付）', en: 'Record of the check before publication (who and when)' },
			],
		},
	},
	{
		key: '2ef13d7b-e10c-4baa-8e02-2e5f63de75dc',
		content: {
			ja: '面接を担当する人全員に、出身地・宗教・家族など仕事の能力と関係のない質問をしないよう、研修や書面で指導していますか。',
			en: 'Do you instruct everyone who interviews, in training or in writing, not to ask about birthplace, religion, family or other matters unrelated to the ability to do the job?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '何気ない質問が、応募者には差別と受け取られます。面接官全員に前もって伝えておくと、誰が面接しても公正になります。',
				en: 'Applicants can take a casual question as discrimination. If all interviewers are told beforehand, interviews are fair whoever holds them.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '本籍・家族・宗教など、本人に責任のないことや本来自由であるべきことは選考で尋ねないこととされています。',
						en: 'Selection does not ask about things people are not responsible for or should be free in, such as family origin, family and religion.',
					},
					source: {
						ja: '厚生労働省「公正な採用選考の基本」',
						en: 'Ministry of Health, Labour and Welfare, "Basics of Fair Recruitment and Selection"',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '2026年10月1日から、求職者などへのセクシュアルハラスメントを防ぐ措置をとらなければなりません。',
						en: 'Since October 1, 2026, employers must take measures to prevent sexual harassment of job seekers.',
					},
					source: {
						ja: '男女雇用機会均等法第13条',
						en: 'Equal Employment Opportunity Act, Article 13',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '面接官への研修の記録または指導の文書（日付と受け取った人が分かるもの）',
					en: 'Training records of interviewers or written instructions (with date and recipients)',
				},
				{ ja: '面接で使う質問票', en: 'Question sheet used in interviews' },
			],
		},
	},
];
