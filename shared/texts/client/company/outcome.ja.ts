export const outcome = {
	categories: '大項目の点数',
	next: 'あと{{missing}}点で「{{stars}}」：{{count}}問で届きます',
	sinceFirst: '初回評価 {{first}}点から',
} as const;
