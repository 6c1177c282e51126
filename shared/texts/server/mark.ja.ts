/** The words of the mark, drawn as paths: after a change, `scripts/fonts/mark-glyphs.ts` makes their glyphs. */
export const mark = {
	/** Of a valid certificate only. */
	certified: 'Kyosei 認証企業',
	/** In place of the stars. */
	states: { expired: '有効期限切れ', withdrawn: '取り消し', replaced: '再発行済み' },
	year: '{{year}}年',
} as const;
