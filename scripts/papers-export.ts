import { writeFile } from 'node:fs/promises';
import { findActivePaper } from '#server/papers/queries.ts';
import { paperWorkbook } from '#server/papers/workbooks.ts';
import { CommandError, runCommand, typedPath } from './commands/command.ts';
import { type Installation, withInstallation } from './commands/installation.ts';
import { formatOf, isPremiumOf } from './papers/kind.ts';
import { toPortable } from './papers/portable.ts';

const findPaper = async ({ db }: Installation, kind: string, id: string | undefined): Promise<number> => {
	if (id) {
		if (!/^\d{1,9}$/.test(id)) throw new CommandError(`--id is a number, not ${id}`, 2);
		return Number(id);
	}
	const active = await findActivePaper(db, isPremiumOf(kind));
	if (!active) throw new CommandError(`No ${kind} paper is published`);
	return active.id;
};

await runCommand({
	name: 'papers:export',
	about: 'Writes a paper into a file, to be edited or taken to another installation.',
	options: {
		to: {
			about: 'The file: .json for programs and other installations, .xlsx for people.',
			value: 'FILE',
			required: true,
		},
		kind: { about: 'regular (unless said) or simple: the paper in force of that kind.', value: 'KIND' },
		id: { about: 'The paper with this number instead, be it a draft or an old one.', value: 'ID' },
	},
	run: async ({ to, kind, id }) => {
		const file = typedPath(to);
		const format = formatOf(file);
		const number = await withInstallation(async (installation) => {
			const paper = await findPaper(installation, kind || 'regular', id);
			const content =
				format === 'json'
					? `${JSON.stringify(await toPortable(installation, paper), null, '\t')}\n`
					: (await paperWorkbook(installation, { id: paper }, { locale: 'ja' })).body;
			await writeFile(file, content);
			return paper;
		});
		console.log(`Paper ${number} is in ${file}.`);
	},
});
