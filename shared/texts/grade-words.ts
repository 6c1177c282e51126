/** What the grades mean, for screens, PDFs and workbooks. */

export const gradeWords = {
	ja: { S: '優秀', A: '良好', B: 'おおむね良好', C: '改善の余地あり', D: '懸念あり', none: '該当なし' },
	en: { S: 'Excellent', A: 'Great', B: 'Good', C: 'Can improve', D: 'Concerning', none: 'N/A' },
} as const;
