/** Builds PDFs for the viewer object by object, so that a test shows what its file contains. */

type Objects = readonly string[];

/** Numbers the objects from 1; the first is the catalog. */
const pdfOf = (objects: Objects, trailer = ''): Buffer => {
	let text = '%PDF-1.7\n';
	const places: number[] = [];
	for (const [index, body] of objects.entries()) {
		places.push(text.length);
		text += `${index + 1} 0 obj\n${body}\nendobj\n`;
	}
	const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
	const size = objects.length + 1;
	const start = text.length;
	text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R ${trailer}>>\n`;
	return Buffer.from(`${text}startxref\n${start}\n%%EOF`, 'latin1');
};

const streamOf = (content: string, entries = ''): string =>
	`<< ${entries}/Length ${content.length} >>\nstream\n${content}\nendstream`;

/** The Shift JIS bytes of each character, according to the platform's TextDecoder. */
const shiftJis = (): Map<string, readonly number[]> => {
	const bytes = new Map<string, readonly number[]>();
	const decoder = new TextDecoder('shift_jis');
	for (let first = 0x81; first <= 0xfc; first++) {
		if (first >= 0xa0 && first <= 0xdf) continue;
		for (let second = 0x40; second <= 0xfc; second++) {
			const character = decoder.decode(Uint8Array.of(first, second));
			if (character.length === 1 && character !== '\ufffd' && !bytes.has(character)) {
				bytes.set(character, [first, second]);
			}
		}
	}
	for (let code = 0x20; code < 0x7f; code++) bytes.set(String.fromCharCode(code), [code]);
	return bytes;
};

/** The heading on each page of `japanesePdf`, in 16 pt at (50, 790). */
const headingOf = (page: number): string => `外国人雇用の取り組み 第${page}頁`;

const LINE = '労働条件を母国語で説明し、書面を交付している。技能実習・特定技能 髙﨑株式会社';

/** Pages with a heading and 34 lines in Shift JIS, in a Japanese font that is not embedded. */
export const japanesePdf = (pages: number, font = 'HeiseiKakuGo-W5', padding = 0): Buffer => {
	const known = shiftJis();
	const hex = (text: string): string =>
		[...text].map((one) => Buffer.from(known.get(one) ?? [0x3f]).toString('hex')).join('');
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R /Lang (ja) >>',
		'',
		`<< /Type /Font /Subtype /Type0 /BaseFont /${font} /Encoding /90ms-RKSJ-H /DescendantFonts [4 0 R] >>`,
		`<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /W [1 [278] 231 632 500] /FontDescriptor 5 0 R >>`,
		`<< /Type /FontDescriptor /FontName /${font} /Flags 4 /FontBBox [-92 -250 1010 922] /ItalicAngle 0 /Ascent 752 /Descent -221 /CapHeight 737 /StemV 114 >>`,
	];
	const kids: string[] = [];
	for (let page = 1; page <= pages; page++) {
		const lines = Array.from({ length: 34 }, (_, line) => `0 -20 Td <${hex(`${line + 1}. ${LINE}`)}> Tj`).join(' ');
		const drawn = `BT /F1 16 Tf 50 790 Td <${hex(headingOf(page))}> Tj /F1 11 Tf 0 -12 Td ${lines} ET`;
		objects.push(streamOf(`${drawn}\n%${'x'.repeat(padding)}`));
		objects.push(
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length} 0 R >>`,
		);
		kids.push(`${objects.length} 0 R`);
	}
	objects[1] = `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`;
	return pdfOf(objects);
};

/** A page with every active feature of PDF, each pointing to `elsewhere`. */
export const activePdf = (elsewhere: string): Buffer => {
	const script = `<< /S /JavaScript /JS (app.launchURL\\("${elsewhere}/script"\\); this.submitForm\\("${elsewhere}/form"\\);) >>`;
	const drawn = 'BT /F1 24 Tf 50 700 Td (Active) Tj ET /Im1 Do';
	return pdfOf([
		`<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /AA << /WC ${script} >> /URI << /Base (${elsewhere}/) >>
			/Names << /JavaScript << /Names [(a) ${script}] >> /EmbeddedFiles << /Names [(b.html) 7 0 R] >> >>
			/AcroForm << /Fields [8 0 R] /XFA 9 0 R /NeedAppearances true >> >>`,
		'<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
		`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /AA << /O ${script} >> /Contents 4 0 R /Annots [5 0 R 8 0 R 10 0 R]
			/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /XObject << /Im1 6 0 R >> >> >>`,
		streamOf(drawn),
		`<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (${elsewhere}/link) >> /PA << /S /URI /URI (${elsewhere}/before) >> >>`,
		// An image whose data is at a URL.
		`<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 /F << /FS /URL /F (${elsewhere}/picture) >> /Length 3 >>\nstream\nabc\nendstream`,
		`<< /Type /Filespec /F (b.html) /EF << /F 9 0 R >> >>`,
		`<< /Type /Annot /Subtype /Widget /FT /Tx /T (t) /V (typed) /Rect [50 500 300 540] /AA << /K ${script} /F ${script} >> >>`,
		streamOf(
			`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><subform><event activity="initialize"><script>app.launchURL("${elsewhere}/xfa")</script></event></subform></template></xdp:xdp>`,
		),
		`<< /Type /Annot /Subtype /RichMedia /Rect [0 0 10 10] /A << /S /GoToR /F << /FS /URL /F (${elsewhere}/other.pdf) >> /D [0 /Fit] >> >>`,
	]);
};

/** A PDF that needs a password. */
export const lockedPdf = (): Buffer => {
	const key = 'ab'.repeat(32);
	return pdfOf(
		['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 0 /Kids [] >>'],
		`/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<${key}> <${key}>] `,
	);
};

/** The header of a PDF followed by garbage. */
export const brokenPdf = (): Buffer => Buffer.from(`%PDF-1.7\n${'broken '.repeat(400)}`);
