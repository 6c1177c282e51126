/** What a paper says beside a question, for those who answer and those who rate. */
export const guidance = {
	/** Of the introduction of a paper. */
	words: '用語と回答の考え方',
	folded: '{{question}}の手引き：目的、根拠、認められる書類',
	condition: '該当しない条件：{{condition}}',
	kinds: { law: '法令', duty: '努力義務・指針', good_practice: '好事例' },
	coming: '{{date}}施行',
	past: '{{date}}で失効',
	notInForce: '{{kind}}（{{state}}）',
	source: '出典：{{source}}',
	sourceAsOf: '出典：{{source}}（{{date}}確認）',
} as const;
