/** What a paper says beside a question, for those who answer and those who rate. */
export const guidance = {
	folded: '手引き（{{question}}）',
	condition: '該当しない条件：{{condition}}',
	kinds: { law: '法令', duty: '努力義務・指針', good_practice: '好事例' },
	source: '出典：{{source}}',
	sourceAsOf: '出典：{{source}}（{{date}}確認）',
} as const;
