import { privacy } from '#shared/texts/client/legal/privacy.ja.ts';
import { terms } from '#shared/texts/client/legal/terms.ja.ts';

/**
 * Terms and privacy policy: templates of the operator, filled by the settings `OPERATOR_…` and `…_RETENTION_DAYS`, and
 * marked as drafts while no operator is named. To be read by the operator's lawyer before use. A change of what they say
 * needs a new version (`shared/legal/version.ts`).
 */
export const legal = {
	draft: 'この文書は草案です。',
	draftText: 'サービスの運営者がまだ設定されていないため、内容を確認するためのひな型を表示しています。',
	version: '第{{version}}版、{{date}}から有効です。',
	operator: '運営者',
	unknownPeriod: '運営者が定める期間',
	days: '{{count}}日間',
	years: '{{count}}年間',
	keptCertificates: '取り消されていない認証書の記載内容は、第三者が確かめられるように残ります。',
	keptValidCertificates: '消去の日に有効な認証書の記載内容は、第三者が確かめられるように残ります。',
	terms,
	privacy,
} as const;
