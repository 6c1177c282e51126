/** The hint to what is left before companies are invited. */
export const goingLive = {
	left: '公開の準備（残り{{count}}項目）',
} as const;
