import type { Guidance } from '#shared/papers/guidance.ts';

/** Employment for Skill Development (育成就労) begins. */
const SKILL_DEVELOPMENT = '2027-04-01';

/**
 * Texts of papers that were shipped before a basis had days, and apply to Employment for Skill Development alone. Published papers
 * never change, so these days are added when such a text is read.
 */
const SHIPPED: ReadonlyMap<string, string> = new Map(
	[
		'育成就労（2027年4月1日から）では、日本語の講習について、対象者、時間数、履修のための会社の措置が定められています。',
		'育成就労（2027年4月1日から）でも、保証金や違約金で人を縛ることは認められません。',
		'育成就労（2027年4月1日から）では、条件を満たせば本人の希望で転籍できます。申出を受けた会社は、定められた先へ遅れずに知らせなければなりません。',
		'育成就労（2027年4月1日から）では、条件を満たせば本人の希望で転籍できます。',
		'育成就労（2027年4月1日から）では、暴行、脅迫、自由の制限などがないことの定期的な確認が求められます。',
		'2027年4月1日から、育成就労では契約の時に、待遇を対面またはテレビ電話で説明します。',
		'2027年4月1日から、育成就労では本人が送出機関に払う費用が報酬月額の2倍を超えてはならず、額と内訳を書類で示します。',
	].map((text) => [text, SKILL_DEVELOPMENT]),
);

/** The guidance with the days of texts that were shipped without any. */
export const dated = (guidance: Guidance | null): Guidance | null =>
	guidance && {
		...guidance,
		basis: guidance.basis.map((basis) => {
			const from = basis.from ?? SHIPPED.get(basis.text);
			return from ? { ...basis, from } : basis;
		}),
	};
