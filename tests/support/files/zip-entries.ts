import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The entries of a ZIP archive with their contents, read with another library than the one that wrote it. */
export const zipEntries = (file: string): Promise<Map<string, Buffer>> =>
	new Promise((resolve, reject) => {
		yauzl.open(file, { lazyEntries: true, strictFileNames: true }, (error, archive) => {
			if (error) return reject(error);
			const entries = new Map<string, Buffer>();
			archive.on('error', reject);
			archive.on('end', () => resolve(entries));
			archive.on('entry', (entry: yauzl.Entry) => {
				if (entries.has(entry.fileName)) return reject(new Error(`${entry.fileName} is there twice`));
				archive.openReadStream(entry, (failure, stream) => {
					if (failure) return reject(failure);
					buffer(stream).then((content) => {
						entries.set(entry.fileName, content);
						archive.readEntry();
					}, reject);
				});
			});
			archive.readEntry();
		});
	});
