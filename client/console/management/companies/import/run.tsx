import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { reactToWrite } from '#client/api/reactions.ts';
import { upload } from '#client/api/uploads.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { NumberInput } from '#client/ui/inputs.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { notify } from '#client/ui/toast.tsx';
import { type ImportCheck, MAILS_PER_HOUR, MAX_MAILS_PER_HOUR } from '#shared/company-import/schemas.ts';
import { toHalfWidth } from '#shared/half-width.ts';
import { Changes } from './changes.tsx';

/** Null unless a whole number in range. */
const perHourIn = (text: string): number | null => {
	const half = toHalfWidth(text).trim();
	const number = /^\d{1,6}$/.test(half) ? Number(half) : 0;
	return number >= 1 && number <= MAX_MAILS_PER_HOUR ? number : null;
};

type MailsProps = {
	isMailed: boolean;
	perHour: string;
	error: string | undefined;
	onMailed: (isMailed: boolean) => void;
	onPerHour: (perHour: string) => void;
};

const Mails = ({ isMailed, perHour, error, onMailed, onPerHour }: MailsProps) => {
	const { t } = useText();
	return (
		<Stack gap="small">
			<Checkbox
				label={t('management.companyImport.mails.tick')}
				checked={isMailed}
				onChange={(event) => onMailed(event.target.checked)}
			/>
			{isMailed ? (
				<NumberInput
					label={t('labels.bulk.mails_per_hour')}
					need="required"
					help={t('management.companyImport.mails.perHourHelp', { most: formatNumber(MAX_MAILS_PER_HOUR) })}
					error={error}
					value={perHour}
					onChange={(event) => onPerHour(event.target.value)}
				/>
			) : (
				<p>{t('management.companyImport.mails.later')}</p>
			)}
		</Stack>
	);
};

const Counts = ({ check }: { check: ImportCheck }) => {
	const { t } = useText();
	const companies = (count: number): string =>
		t('management.companyImport.counts.companies', { count: formatNumber(count) });
	const people = t('management.companyImport.counts.people', { count: formatNumber(check.administrators) });
	return (
		<Stack gap="small">
			<Facts
				entries={[
					[t('management.companyImport.counts.new'), companies(check.new)],
					[t('management.companyImport.counts.changed'), companies(check.changed)],
					[t('management.companyImport.counts.unchanged'), companies(check.unchanged)],
					[t('management.companyImport.counts.administrators'), people],
					[t('management.companyImport.counts.without'), companies(check.without_administrator)],
				]}
			/>
			{check.without_administrator > 0 && <p>{t('management.companyImport.withoutText')}</p>}
		</Stack>
	);
};

type RunProps = { file: File; check: ImportCheck; onFailure: (failure: ApiFailure) => void };

/** What would be imported, the mails, and the button that starts the job. */
export const Run = ({ file, check, onFailure }: RunProps) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const utils = api.useUtils();
	const [isMailed, setMailed] = useState(false);
	const [perHour, setPerHour] = useState(String(MAILS_PER_HOUR));
	const [isWrong, setWrong] = useState(false);
	const { run, busy } = useSingle(async () => {
		const number = isMailed ? perHourIn(perHour) : 0;
		if (number === null) {
			setWrong(true);
			return;
		}
		notify.loading(t('management.companyImport.running'));
		try {
			const { message, data } = await upload('/console/companies/import', { workbook: file, mails_per_hour: number });
			await utils.console.bulkJobs.invalidate();
			notify.success(message);
			navigate(consolePaths.bulkJob(data.id));
		} catch (error) {
			const failed = failureOf(error);
			notify.dismiss();
			onFailure(failed);
			reactToWrite(failed, true);
		}
	});
	const count = formatNumber(check.new + check.changed);
	return (
		<Panel>
			<Stack>
				<h2>{t('management.companyImport.counts.title')}</h2>
				<p role="status">{t('management.companyImport.ready')}</p>
				<Counts check={check} />
				<Changes check={check} />
				{check.administrators > 0 && (
					<Mails
						isMailed={isMailed}
						perHour={perHour}
						error={
							isWrong
								? t('management.companyImport.mails.notNumber', { most: formatNumber(MAX_MAILS_PER_HOUR) })
								: undefined
						}
						onMailed={setMailed}
						onPerHour={(text) => {
							setPerHour(text);
							setWrong(false);
						}}
					/>
				)}
				<div>
					<Button kind="primary" busy={busy} onClick={() => void run()}>
						{t('management.companyImport.run', { count })}
					</Button>
				</div>
			</Stack>
		</Panel>
	);
};
