import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Files that pdf.js loads while reading a PDF: character maps, standard fonts, and decoders without WebAssembly. Their
 * folder name contains the version, so that browsers can cache them for good.
 */

const FOLDERS = {
	cmaps: /\.bcmap$|^LICENSE/,
	standard_fonts: /./,
	wasm: /_nowasm_fallback\.js$|^LICENSE_(JBIG2|OPENJPEG|PDFJS)/,
};

type PdfFile = { name: string; source: string };

const packageFolder = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

const listFiles = (): PdfFile[] => {
	const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
	return Object.entries(FOLDERS).flatMap(([folder, wanted]) =>
		readdirSync(path.join(packageFolder, folder))
			.filter((file) => wanted.test(file))
			.map((file) => ({
				name: `assets/pdfjs-${version}/${folder}/${file}`,
				source: path.join(packageFolder, folder, file),
			})),
	);
};

/** Emits them beside the built client, and serves them during development. */
export const pdfFiles = (): Plugin => ({
	name: 'pdf-files',
	generateBundle() {
		for (const { name, source } of listFiles()) {
			this.emitFile({ type: 'asset', fileName: name, source: readFileSync(source) });
		}
	},
	configureServer(server) {
		const sources = new Map(listFiles().map(({ name, source }) => [`/${name}`, source]));
		server.middlewares.use((request, response, next) => {
			const source = sources.get(request.url ?? '');
			if (!source) return next();
			if (source.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
			response.end(readFileSync(source));
		});
	},
});
