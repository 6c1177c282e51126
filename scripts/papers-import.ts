import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { findUserByEmail } from '#server/accounts/queries.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { findDraft } from '#server/papers/queries.ts';
import { getPaper } from '#server/papers/read.ts';
import { savePaper } from '#server/papers/save.ts';
import { importPaper } from '#server/papers/workbooks.ts';
import { Upload } from '#server/storage/upload.ts';
import { CommandError, runCommand, typedPath } from './commands/command.ts';
import { type Installation, withInstallation } from './commands/installation.ts';
import { formatOf, isPremiumOf } from './papers/kind.ts';
import { fromPortable, readPortable } from './papers/portable.ts';

/** The address in the audit log is the command's name. */
const asCall = (): CallContext => ({
	locale: 'en',
	address: 'papers:import',
	limitKey: 'papers:import',
	requestId: randomUUID(),
	userAgent: '',
});

const findStaff = async ({ db }: Installation, email: string): Promise<ConsoleActor> => {
	const user = await findUserByEmail(db, 'console', email);
	if (!user) throw new CommandError(`Nobody has the email ${email} in the console`);
	return {
		area: 'console',
		role: user.role === 0 ? 0 : 1,
		userId: user.id,
		name: user.name,
		email: user.email,
		sessionToken: '',
		lacksSecondFactor: false,
	};
};

type Import = { file: string; kind: string; publish: boolean; by: string };

const importJson = async (installation: Installation, actor: ConsoleActor, { file, kind, publish }: Import) => {
	const paper = readPortable(await readFile(file, 'utf8'));
	if (kind && isPremiumOf(kind) !== paper.is_premium) throw new CommandError(`The paper in ${file} is not ${kind}`);
	const main_categories = await fromPortable(installation, paper);
	const { is_premium, introduction, introduction_en, explain_level } = paper;
	const statements = { introduction, introduction_en, explain_level };
	return savePaper(
		installation,
		actor,
		{ is_premium, is_published: publish, main_categories, ...statements },
		asCall(),
	);
};

const importWorkbook = async (installation: Installation, actor: ConsoleActor, { file, kind, publish }: Import) => {
	const is_premium = isPremiumOf(kind || 'regular');
	const { size } = await stat(file);
	const workbook = new Upload({ file, fileName: path.basename(file), size });
	const { saved: drafted } = await importPaper(
		installation,
		actor,
		{ is_premium, version: undefined, workbook },
		asCall(),
	);
	if (!publish) return drafted;
	const draft = await findDraft(installation.db, is_premium);
	if (draft?.version !== drafted.version)
		throw new CommandError('The draft was changed meanwhile: it is not published');
	const { main_categories } = await getPaper(installation, draft);
	const { version } = drafted;
	return savePaper(installation, actor, { is_premium, is_published: true, main_categories, version }, asCall());
};

await runCommand({
	name: 'papers:import',
	about:
		'Makes a file the draft of its kind, whole or not at all, or publishes it. A draft that there was is replaced.',
	options: {
		from: { about: 'The file: .json or .xlsx, as papers:export writes it.', value: 'FILE', required: true },
		by: { about: 'The email of the console account in whose name it is done.', value: 'EMAIL', required: true },
		kind: { about: 'regular (unless said) or simple; a .json file says so itself.', value: 'KIND' },
		publish: { about: 'Publish it: assessments that start from now on use it.' },
	},
	run: async ({ from, by, kind, publish }) => {
		const given: Import = { file: typedPath(from), kind: kind || '', publish, by };
		const format = formatOf(given.file);
		const saved = await withInstallation(async (installation) => {
			const actor = await findStaff(installation, by);
			return (format === 'json' ? importJson : importWorkbook)(installation, actor, given);
		});
		console.log(`Paper ${saved.id} is ${saved.is_published ? 'published' : 'the draft'} (version ${saved.version}).`);
	},
});
