/**
 * Words that must not be used, with their replacements. A text belongs to the product itself (`product`), the shipped
 * papers (`papers`), or the demo data (`demo`).
 */

export type Place = 'product' | 'papers' | 'demo';
export type Text = { place: Place; key: string; text: string };

export type Unused = {
	pattern: RegExp;
	/** A text with the word; the test of this table uses it. */
	example: string;
	instead: string;
	/** Where the word has another meaning and is allowed. */
	except?: { places?: readonly Place[]; keys?: readonly string[]; why: string };
};

const SPECIFIED = 'the specification words it';

const NOT_OURS = { places: ['papers', 'demo'], why: 'a person, a talk or a state in a company' } as const;

export const UNUSED_JAPANESE: readonly Unused[] = [
	{ pattern: /評価担当者|評価者|審査員/, example: '評価者のメモ', instead: '評価員' },
	{
		pattern: /担当者/,
		example: '担当者からご連絡します',
		instead: '評価員・運営者',
		except: { ...NOT_OURS, keys: ['labels.free.client_name'] },
	},
	{ pattern: /再?評価(を|の)確定(?!済み)/, example: '再評価の確定', instead: '評価を承認' },
	{ pattern: /調査票|質問票|アンケート/, example: '質問票', instead: '設問票', except: NOT_OURS },
	{ pattern: /簡易(評価|診断)|無料(診断|評価)|有料評価/, example: '簡易評価', instead: '自己診断・正式評価' },
	{
		pattern: /状態|ステータス|進行状況/,
		example: 'すべての状態',
		instead: '進捗',
		except: { ...NOT_OURS, keys: ['freeResult.aim', 'freeResult.aimYes', 'sample.question'] },
	},
	{
		pattern: /(?<!点)満点/,
		example: '満点は1以上',
		instead: '配点',
		except: { keys: ['labels.reports.max_score'], why: 'the highest total, not the points of a question' },
	},
	{ pattern: /メンバーを招待/, example: 'メンバーを招待', instead: 'メンバーを追加' },
	{ pattern: /企業コード|会社コード|企業番号/, example: '企業コード', instead: '登録番号' },
	{ pattern: /実施期間|評価期日|対象期間/, example: '実施期間', instead: '評価期間', except: NOT_OURS },
	{ pattern: /操作記録|操作ログ|操作の記録/, example: '操作記録', instead: '操作履歴' },
	{ pattern: /ユーザー|ログインID/, example: 'ユーザーを追加', instead: 'アカウント', except: NOT_OURS },
	{ pattern: /認証発行|証明書発行/, example: '認証発行済み', instead: '認証書発行済み' },
	{ pattern: /ファイル名|書類名/, example: 'ファイル名', instead: '書類の名前', except: NOT_OURS },
	{ pattern: /備考|注記|補足説明/, example: '備考', instead: '補足', except: NOT_OURS },
	{ pattern: /SDG(?!s)|ＳＤＧ/, example: 'SDGターゲット', instead: 'SDGs' },
	{ pattern: /申込(?!書)|申し込(?=[^みむまめん])/, example: '申込', instead: '申し込み' },
	{ pattern: /会社名|社名/, example: '会社名', instead: '企業名', except: NOT_OURS },
	{ pattern: /取組/, example: '取組', instead: '取り組み' },
	{
		pattern: /ヒアリング|ヒヤリング|面談|聴取/,
		example: 'ヒアリング',
		instead: '聞き取り',
		except: NOT_OURS,
	},
	{ pattern: /お問い合わせ一覧/, example: 'お問い合わせ一覧', instead: '自己診断の結果と申し込み' },
	{ pattern: /貴社は/, example: '貴社は', instead: '貴社が' },
	{ pattern: /N\/A/, example: '評価：N/A', instead: '該当なし' },
	{ pattern: /要りません/, example: '会員登録は要りません', instead: '不要です' },
	{ pattern: /裏づけ/, example: '裏づけになる書類', instead: '裏付け' },
	{ pattern: /得点(?!率)/, example: '設問ごとの得点', instead: '点数（割合は得点率）' },
	{ pattern: /[取と]れる点数|[取と]れた点数/, example: '取れた点数', instead: '獲得した点数' },
	{ pattern: /確定待ち|確定を待/, example: '確定待ちです', instead: '承認待ち' },
	{ pattern: /評価報告書/, example: '評価報告書', instead: '評価レポート' },
	{ pattern: /[二２]段階認証|二要素認証|多要素認証/, example: '二段階認証', instead: '2段階認証' },
	{ pattern: /スリップ/, example: 'スリップを印刷', instead: '回答カード' },
	{ pattern: /(ほか|他)の方(?!法|針|向|面|式)|他の人/, example: 'ほかの方が更新しました', instead: 'ほかの人' },
	{ pattern: /いまの/, example: 'いまの設問', instead: '今の' },
	{ pattern: /例[:︰]/, example: '例: 03-1234-5678', instead: '例：' },
	{ pattern: /お?取り下げください/, example: 'お取り下げください', instead: '中止してください（掲示など）' },
	{ pattern: /評価の一覧へ/, example: '評価の一覧へ', instead: '評価の概要へ' },
	{ pattern: /サイン(イン|アウト)/, example: 'サインイン', instead: 'ログイン・ログアウト' },
	{ pattern: /下さい/, example: '入力して下さい', instead: 'ください' },
	{ pattern: /御社/, example: '御社の評価', instead: '貴社' },
];

export const UNUSED_ENGLISH: readonly Unused[] = [
	{ pattern: /\bhearings?\b/i, example: 'before the hearing', instead: 'interview', except: NOT_OURS },
	{ pattern: /\bphrases?\b/i, example: 'Add a phrase', instead: 'snippet', except: NOT_OURS },
	{
		pattern: /\bmails\b|\bmailed\b|\b(?:a|the|this|by) mail\b(?! server)/i,
		example: 'Mails',
		instead: 'email',
		except: NOT_OURS,
	},
	{
		pattern: /\bsign-ins?\b|\bsign(?:s|ed)? (?:in|out)\b/i,
		example: 'All sign-ins',
		instead: 'log in, session',
		except: NOT_OURS,
	},
	{ pattern: /\bhow you are told\b/i, example: 'How you are told', instead: 'notification settings' },
	{
		pattern: /\bwhere (?:the|this) score came from\b/i,
		example: 'Where the score came from',
		instead: 'score breakdown',
	},
	{ pattern: /\b(evaluator|examiner)s?\b/i, example: 'Evaluators', instead: 'assessor' },
	{ pattern: /\bquestionnaires?\b/i, example: 'This questionnaire', instead: 'paper', except: NOT_OURS },
	{ pattern: /\bsimple (assessment|paper)s?\b/i, example: 'Simple papers', instead: 'self-assessment' },
	{ pattern: /\b(security|operation) log\b/i, example: 'Security log', instead: 'audit log' },
	{ pattern: /\bSDGs (target|goal)s?\b/, example: 'SDGs targets', instead: 'SDG target' },
	{ pattern: /\bwait(s|ed)? for the admin/i, example: 'Waits for the admin', instead: 'waiting for the admin' },
	{ pattern: /\bwishes\b/i, example: 'Questions and wishes', instead: 'requests', except: NOT_OURS },
	{ pattern: /\bbrokers?\b/i, example: 'brokers', instead: 'intermediary' },
	{ pattern: /\bagency workers?\b/i, example: 'Agency workers', instead: 'dispatched worker' },
	{ pattern: /\(N\/A\b|\bnot rated if\b/, example: '(N/A if there are none)', instead: 'not applicable if' },
	{
		pattern: /\bassessment dates?\b|\bimplementation periods?\b/i,
		example: 'Assessment date',
		instead: 'assessment period',
		except: { keys: ['documents.report.period', 'management.companies.period.item'], why: SPECIFIED },
	},
	{
		pattern: /\btests?\b/i,
		example: 'Current active test',
		instead: 'paper',
		except: {
			places: NOT_OURS.places,
			keys: ['active', 'previous', 'create', 'duplicate'].map((key) => `management.papers.${key}`),
			why: SPECIFIED,
		},
	},
	{
		pattern: /\bineligible\b/i,
		example: 'Rated ineligible',
		instead: 'not scored',
		except: {
			keys: ['console.checking.rates.rate0', 'console.checking.keys.rate0', 'audit.ratings.rate0'],
			why: 'the rating has its name from the specification, and the help on keys names the rating',
		},
	},
	{
		pattern: /\bmails\b|\b(an?|the|this|that|new|by|reset) mail\b(?! server)|^mail\b|\be-mail/i,
		example: 'The mails are sent',
		instead: 'email',
	},
	{ pattern: /\bfree assessments?\b/i, example: 'The free assessment', instead: 'free self-assessment' },
	{ pattern: /\binvit(e|ing) (a )?members?\b/i, example: 'Invite members', instead: 'add members' },
	{
		pattern: /\bcompany (code|number)s?\b/i,
		example: 'Company code',
		instead: 'registration number',
		except: { keys: ['documents.report.companyCode'], why: SPECIFIED },
	},
	{
		pattern: /\b[Ss]ub ?categor/,
		example: 'One sub category',
		instead: 'sub-category',
		except: { keys: ['papers.noSubCategory', 'management.editor.rules.noSubCategory'], why: SPECIFIED },
	},
	{ pattern: /\b[Rr]eassess(?!_)/, example: 'The reassessment', instead: 're-assessment' },
	{
		pattern: /\b(sign|signs|signed|signing) (in|out)\b/i,
		example: 'Please sign in',
		instead: 'log in',
		except: NOT_OURS,
	},
];

/** The texts that contain one of the words, as error messages. */
export const wordsFound = (texts: readonly Text[], table: readonly Unused[]): string[] =>
	texts.flatMap(({ place, key, text }) =>
		table
			.filter(({ pattern, except }) => {
				if (except?.places?.includes(place) || except?.keys?.includes(key)) return false;
				return pattern.test(text);
			})
			.map(({ pattern, instead }) => `${place} ${key}: ${pattern.exec(text)?.[0]}, not ${instead}`),
	);
