import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { reactToWrite } from '#client/api/reactions.ts';
import { upload } from '#client/api/uploads.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { controlLook } from '#client/ui/control.ts';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { notify } from '#client/ui/toast.tsx';
import type { PaperKind } from './kinds.ts';

const errors = css`margin: 0; padding-left: 20px; max-height: 260px; overflow-y: auto; font-size: 14px;`;

const messagesOf = (failure: ApiFailure): string[] => {
	const all = Object.values(failure.errors).flat();
	return all.length > 0 ? all : [failure.message];
};

type ImportProps = { kind: PaperKind; draftVersion: number | null; onClose: () => void };

/** Imports a workbook as the draft. An invalid one is not saved; its errors are listed by cell. */
export const ImportDialog = ({ kind, draftVersion, onClose }: ImportProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const [file, setFile] = useState<File | null>(null);
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const [isMissing, setMissing] = useState(false);
	const { run, busy } = useSingle(async () => {
		if (!file) {
			setMissing(true);
			return;
		}
		setFailure(null);
		notify.loading(t('management.papers.import.sending'));
		try {
			const { message } = await upload('/console/assessment_papers/import', {
				is_premium: kind === 'regular',
				version: draftVersion ?? 0,
				workbook: file,
			});
			await utils.console.papers.invalidate();
			notify.success(message);
			onClose();
		} catch (error) {
			const failed = failureOf(error);
			notify.dismiss();
			setFailure(failed);
			reactToWrite(failed, true);
		}
	});
	return (
		<EditDialog
			title={t('management.papers.import.title')}
			width="large"
			isChanged={file !== null}
			busy={busy}
			onClose={onClose}
			action={
				<Button kind="primary" busy={busy} onClick={() => void run()}>
					{t('management.papers.import.action')}
				</Button>
			}
		>
			<Stack>
				{draftVersion !== null && (
					<Banner tone="warning" title={t('management.papers.import.replacesTitle')}>
						<p>{t('management.papers.import.replaces')}</p>
					</Banner>
				)}
				<Field
					label={t('labels.papers.workbook')}
					need="required"
					help={t('management.papers.import.help')}
					error={isMissing ? t('management.papers.import.missing') : undefined}
				>
					{(aria) => (
						<input
							{...aria}
							type="file"
							className={controlLook}
							accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
							onChange={(event) => {
								setFile(event.target.files?.[0] ?? null);
								setMissing(false);
								setFailure(null);
							}}
						/>
					)}
				</Field>
				{failure && (
					<Banner tone="error" title={t('management.papers.import.failed')} alert>
						<ul className={errors}>
							{messagesOf(failure).map((message) => (
								<li key={message}>{message}</li>
							))}
						</ul>
					</Banner>
				)}
			</Stack>
		</EditDialog>
	);
};
