/** What records are called where they are the subject of an event or a job. */
export const subjects = {
	ofCompany: '{{name}}（{{company}}）',
	assessment: '{{company}}の評価（{{date}}開始）',
	/** One that has no start date. */
	undatedAssessment: '{{company}}の評価',
	regularPaper: '正式評価の設問票（番号{{id}}）',
	simplePaper: '自己診断の設問票（番号{{id}}）',
	phrase: '共有の定型文（番号{{id}}）',
	ownPhrase: '自分用の定型文（番号{{id}}）',
	inquiry: '{{company}}の自己診断の結果',
	application: '{{company}}の申し込み',
	job: 'ジョブ「{{job}}」（番号{{id}}）',
	mail: 'メール「{{kind}}」（番号{{id}}）',
	pdf: '{{document}}（{{language}}）',
	pdfOf: '{{company}}の{{document}}（{{language}}）',
	certificatePdf: '{{company}}の認証書のPDF',
	documents: {
		report: '評価レポートのPDF',
		explanation: '点数の内訳のPDF',
		proposal: '改善提案のPDF',
		plan: '改善計画のPDF',
		certificate: '認証書のPDF',
		'free-certificate': '修了証のPDF',
	},
	languages: { ja: '日本語', en: '英語' },
	/** One that is no longer stored. */
	gone: {
		user: 'アカウント（番号{{id}}）',
		company: '企業（番号{{id}}）',
		assessment_progress: '評価（番号{{id}}）',
		paper: '設問票（番号{{id}}）',
		phrase: '定型文（番号{{id}}）',
		inquiry: '自己診断の結果（番号{{id}}）',
		job: 'ジョブ（番号{{id}}）',
		mail: 'メール（番号{{id}}）',
		unknown: '{{type}}（番号{{id}}）',
	},
} as const;
