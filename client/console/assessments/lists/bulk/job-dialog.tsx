import { useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { failureOf } from '#client/base/failure.ts';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { withQuery } from '#client/base/paths.ts';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import {
	FIRST_SETTINGS,
	type JobSettings,
	type ListFilters,
	missingFor,
	rowsOfJob,
	settingsOfJob,
} from './job-body.ts';
import { JobPreview, type JobPreviewData } from './job-preview.tsx';
import { JobSettingsFields } from './job-settings.tsx';
import type { JobAct } from './targets.ts';
import type { Ticked } from './use-ticked.ts';

type JobDialogProps = { act: JobAct; ticked: Ticked; filters: ListFilters; onClose: () => void };

/** Asks for the settings of an act over many rows, says what it will do, and starts it as a job. */
export const JobDialog = ({ act, ticked, filters, onClose }: JobDialogProps) => {
	const { t } = useText();
	const [path, navigate] = useLocation();
	const search = useSearch();
	const [settings, setSettings] = useState(FIRST_SETTINGS);
	const [preview, setPreview] = useState<JobPreviewData | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const missingId = useId();
	const meta = { hasForm: true, silent: true };
	const ask = api.console.bulkJobs.preview.useMutation({ meta });
	const create = api.console.bulkJobs.create.useMutation({ meta });
	const body = {
		act,
		...rowsOfJob(act, ticked, filters),
		...settingsOfJob(act, settings),
	};
	const attempt = async (work: () => Promise<void>): Promise<void> => {
		setProblem(null);
		try {
			await work();
		} catch (error) {
			setProblem(failureOf(error).message);
		}
	};
	const look = useSingle(() => attempt(async () => setPreview((await ask.mutateAsync(body)).data)));
	const start = useSingle(() =>
		attempt(async () => {
			const { data } = await create.mutateAsync(body);
			const back = search ? `${path}?${search}` : path;
			leaveWithoutAsking(() => navigate(withQuery(consolePaths.bulkJob(data.id), { back })));
		}),
	);
	const change = (next: Partial<JobSettings>): void => {
		setSettings({ ...settings, ...next });
		setProblem(null);
	};
	const missing = preview === null ? missingFor(act, settings) : null;
	const isPossible = preview !== null && preview.possible > 0;
	return (
		<EditDialog
			title={t(`console.bulk.${act}.jobTitle`, { count: formatNumber(ticked.count) })}
			isChanged={settings !== FIRST_SETTINGS && !start.busy}
			busy={look.busy || start.busy}
			onClose={onClose}
			note={missing && <p id={missingId}>{t(missing)}</p>}
			action={
				preview === null ? (
					<Button
						kind="primary"
						busy={look.busy}
						disabled={missing !== null}
						disabledReasonId={missingId}
						onClick={() => void look.run()}
					>
						{t('console.bulk.job.look')}
					</Button>
				) : (
					<>
						<Button disabled={start.busy} onClick={() => setPreview(null)}>
							{t('console.bulk.job.change')}
						</Button>
						{isPossible && (
							<Button kind="primary" busy={start.busy} onClick={() => void start.run()}>
								{t('console.bulk.job.run')}
							</Button>
						)}
					</>
				)
			}
		>
			<Stack>
				{preview === null ? (
					<JobSettingsFields act={act} settings={settings} onChange={change} />
				) : (
					<JobPreview act={act} preview={preview} given={settings} />
				)}
				<div role="alert">{problem !== null && <FieldError>{problem}</FieldError>}</div>
			</Stack>
		</EditDialog>
	);
};
