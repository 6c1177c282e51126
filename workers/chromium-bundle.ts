import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/**
 * Unpacks the Chromium of the npm package @sparticuz/chromium into our cache folder. The package itself would unpack it
 * into the temp folder and trust an existing file of that name.
 */

const CACHE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/chromium');

type Unpacked = { executablePath: string; env: Record<string, string> };
type Tar = { extract: (folder: string, options: { chown: boolean }) => NodeJS.WritableStream };

/** The package's folder, version and tar library; null if it is not installed, or built for another platform. */
const findPackage = async (): Promise<{ folder: string; version: string; tar: Tar } | null> => {
	if (process.platform !== 'linux' || process.arch !== 'x64') return null;
	let entry: string;
	try {
		entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
	} catch {
		return null;
	}
	const folder = path.dirname(path.dirname(entry));
	const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
	// A dependency of the package, resolved from its folder.
	return { folder, version, tar: createRequire(entry)('tar-fs') as Tar };
};

/**
 * Chromium hangs on web fonts if it finds neither a fontconfig file nor a font, so both are provided. The folder is
 * relative to this file, so that the project can be moved.
 */
const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
	<dir prefix="relative">fonts/fonts</dir>
	<cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Unpacks `x.tar.br` to the folder x (SwiftShader to the program's folder, where it is looked up), `x.br` to the file
 * x.
 */
const unpackFile = (source: string, target: string, tar: Tar): Promise<void> => {
	const name = path.basename(source).replace(/(\.tar)?\.br$/, '');
	const isTar = source.endsWith('.tar.br');
	// As root, tar-fs would otherwise keep the packer's user ids.
	const sink = isTar
		? tar.extract(name === 'swiftshader' ? target : path.join(target, name), { chown: false })
		: createWriteStream(path.join(target, name), { mode: 0o755 });
	return pipeline(createReadStream(source), createBrotliDecompress({ chunkSize: 1 << 20 }), sink);
};

const exists = (file: string): Promise<boolean> =>
	access(file).then(
		() => true,
		() => false,
	);

const unpackInto = async (folder: string, bin: string, tar: Tar): Promise<void> => {
	const part = `${folder}.part-${process.pid}`;
	await rm(part, { recursive: true, force: true });
	await mkdir(part, { recursive: true });
	try {
		const packed = (await readdir(bin)).filter((file) => file.endsWith('.br'));
		await Promise.all(packed.map((file) => unpackFile(path.join(bin, file), part, tar)));
		await writeFile(path.join(part, 'fonts.conf'), FONT_CONFIGURATION);
		// Published atomically.
		await rename(part, folder);
	} catch (error) {
		await rm(part, { recursive: true, force: true });
		// If another process was first, its folder is kept.
		if (!(await exists(folder))) throw error;
	}
};

/**
 * Unpacks Chromium once, which takes some seconds; `onUnpack` is called first. Null if npm installed none for this
 * platform.
 */
export const unpackBundledChromium = async (onUnpack: () => void = () => {}): Promise<Unpacked | null> => {
	const found = await findPackage();
	if (!found) return null;
	const folder = path.join(CACHE, found.version);
	if (!(await exists(folder))) {
		onUnpack();
		await unpackInto(folder, path.join(found.folder, 'bin'), found.tar);
	}
	const libraries = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
	return {
		executablePath: path.join(folder, 'chromium'),
		env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
	};
};
