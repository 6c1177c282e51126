import { recordAudit } from '#server/audit/record.ts';
import { runCommand, typedPath } from './commands/command.ts';
import { tellLost } from './commands/incomplete.ts';
import { withInstallation } from './commands/installation.ts';
import { exportCompany } from './company/archive/export.ts';
import { companyId } from './company/ids.ts';

await runCommand({
	name: 'company:export',
	about: 'Writes all data and files of a company into a ZIP archive that can be given to it. Kyosei may go on running.',
	options: {
		id: {
			about: 'The number of the company, as in the address of its page in the console.',
			value: 'N',
			required: true,
		},
		to: { about: 'The new archive; keep it as safe as the database.', value: 'FILE', required: true },
	},
	run: async ({ id, to }) => {
		const company = companyId(id);
		const file = typedPath(to);
		const { rows, files, missing, lost } = await withInstallation(async (installation) => {
			const contents = await exportCompany(installation, company, file);
			await recordAudit(installation.db, { action: 'company.exported', subject: 'company', subjectId: company });
			return contents;
		});
		const count = [...rows.values()].reduce((sum, each) => sum + each, 0);
		console.log(`Exported ${count} rows and ${files} files of company ${company} to ${file}.`);
		const deleted = missing.filter((entry) => !lost.includes(entry));
		for (const entry of deleted) console.log(`Not in it: ${entry} was deleted meanwhile.`);
		tellLost(lost, files + missing.length);
	},
});
