import { consolePaths } from '#client/base/console-paths.ts';
import type { ApiFailure } from '#client/base/failure.ts';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ExcelButton } from '#client/console/management/papers/excel-button.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { controlLook } from '#client/ui/control.ts';
import { Field } from '#client/ui/field.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { ImportCheck } from '#shared/company-import/schemas.ts';
import { Problems, Warnings } from './problems.tsx';
import { Run } from './run.tsx';
import { useCheck } from './use-check.ts';

const Template = () => {
	const { t } = useText();
	return (
		<Panel>
			<Stack>
				<h2>{t('management.companyImport.template.title')}</h2>
				<p>{t('management.companyImport.template.text')}</p>
				<div>
					<ExcelButton file={{ path: '/console/companies/import/template', input: {} }}>
						{t('management.companyImport.template.button')}
					</ExcelButton>
				</div>
			</Stack>
		</Panel>
	);
};

type FileFieldProps = {
	error: string | undefined;
	busy: boolean;
	onChoose: (file: File | null) => void;
	onCheck: () => void;
};

const FileField = ({ error, busy, onChoose, onCheck }: FileFieldProps) => {
	const { t } = useText();
	return (
		<Panel>
			<Stack>
				<h2>{t('management.companyImport.file.title')}</h2>
				<Field
					label={t('labels.papers.workbook')}
					need="required"
					help={t('management.companyImport.file.help')}
					error={error}
				>
					{(aria) => (
						<input
							{...aria}
							type="file"
							className={controlLook}
							accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
							disabled={busy}
							// So that a file that was mended can be chosen again.
							onClick={(event) => {
								event.currentTarget.value = '';
							}}
							onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
						/>
					)}
				</Field>
				<div>
					<Button kind="primary" busy={busy} onClick={onCheck}>
						{t('management.companyImport.file.check')}
					</Button>
				</div>
				{busy && <p role="status">{t('management.companyImport.file.checking')}</p>}
			</Stack>
		</Panel>
	);
};

const Failed = ({ failure: { errors, message } }: { failure: ApiFailure }) => {
	const { t } = useText();
	const messages = Object.values(errors).flat();
	return (
		<Banner tone="error" title={t('management.companyImport.failed')} alert>
			{(messages.length > 0 ? messages : [message]).map((each) => (
				<p key={each}>{each}</p>
			))}
		</Banner>
	);
};

const Nothing = ({ check: { total } }: { check: ImportCheck }) => {
	const { t } = useText();
	const key = total === 0 ? 'empty' : 'nothing';
	return (
		<Banner tone="info" title={t(`management.companyImport.${key}.title`)} alert>
			<p>{t(`management.companyImport.${key}.text`, { count: formatNumber(total) })}</p>
		</Banner>
	);
};

/** Registers and updates companies from a workbook: template, check, then a job over its rows. */
export const CompanyImport = () => {
	const { t } = useText();
	const { file, choose, wrong, run, busy, failure, refuse, check } = useCheck();
	const hasProblems = check !== null && check.problem_count > 0;
	const isIdle = check !== null && !hasProblems && check.new + check.changed === 0;
	return (
		<Page
			title={t('management.companyImport.title')}
			parents={[{ label: t('console.shell.links.companies'), to: consolePaths.companies }]}
		>
			<Stack gap="large">
				<p>{t('management.companyImport.lead')}</p>
				<Template />
				<FileField error={wrong} busy={busy} onChoose={choose} onCheck={() => void run()} />
				{failure && <Failed failure={failure} />}
				{hasProblems && <Problems check={check} />}
				{isIdle && <Nothing check={check} />}
				{check && !hasProblems && <Warnings check={check} />}
				{check && file && !hasProblems && !isIdle && <Run file={file} check={check} onFailure={refuse} />}
			</Stack>
		</Page>
	);
};
