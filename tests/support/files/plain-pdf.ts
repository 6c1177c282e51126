/** A minimal PDF built as Chromium does; its text contains PDF syntax, which must not be taken for structure. */
export const plainPdf = (): Buffer => {
	const shown = 'BT /F 12 Tf 20 100 Td (endobj xref trailer <</Root 9 0 R>>) Tj ET';
	const bodies = [
		'<</Type /Catalog\n/Pages 2 0 R\n/MarkInfo <</Type /MarkInfo\n/Marked true>>>>',
		'<</Type /Pages\n/Count 1\n/Kids [3 0 R]>>',
		'<</Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 500 200]\n/Resources <</Font <</F 4 0 R>>>>\n/Contents 5 0 R>>',
		'<</Type /Font\n/Subtype /Type1\n/BaseFont /Helvetica>>',
		`<</Length ${shown.length}>> stream\n${shown}\nendstream`,
		'<</Title (endobj \\) trailer)>>',
	];
	let pdf = '%PDF-1.4\n%\xd3\xeb\xe9\n';
	const entries = bodies.map((body, at) => {
		const offset = pdf.length;
		pdf += `${at + 1} 0 obj\n${body}\nendobj\n`;
		return `${String(offset).padStart(10, '0')} 00000 n \n`;
	});
	const xrefAt = pdf.length;
	pdf += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
	pdf += `trailer\n<</Size ${bodies.length + 1}\n/Root 1 0 R\n/Info 6 0 R>>\nstartxref\n${xrefAt}\n%%EOF\n`;
	return Buffer.from(pdf, 'latin1');
};
