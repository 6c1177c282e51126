import { css } from 'goober';
import { type FormEvent, useId, useState } from 'react';
import { api } from '#client/api/client.ts';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner, Skeleton } from '#client/ui/states.tsx';
import { EndedCode, ShownCode } from './code.tsx';
import { nameOf, noNames, withArrived, withTyped } from './names.ts';
import { OwnCamera } from './own-camera.tsx';
import { useCode } from './use-code.ts';
import { useTaken } from './use-taken.ts';
import { WaitingPhoto } from './waiting-photo.tsx';

const list = css`margin: 0; padding: 0; list-style: none;`;

export type PhoneDialogProps = {
	/** The request that the photos belong to; without it, the documents of the current assessment. */
	evidenceRequestId?: number;
	/** Photos that this device has just taken; the code is then for another phone, and folded. */
	taken: readonly File[];
	/** How many more files may be added. */
	room: number;
	/** Called after photos were added to the files. */
	onUsed: () => unknown;
	onClose: () => void;
};

type Code = ReturnType<typeof useCode>;

/** The code, or its loading or failure state, or the offer of a new one. */
const CodePart = ({ code, isEnded, isMaking, failure, make }: Code) => {
	const { t } = useText();
	if (failure) {
		return (
			<Banner tone="error" title={t('company.phone.failedTitle')} alert>
				<p>{failureOf(failure).message}</p>
				<div>
					<Button busy={isMaking} onClick={make}>
						{t('company.phone.renew')}
					</Button>
				</div>
			</Banner>
		);
	}
	if (!code) return <Skeleton heights={[264]} />;
	return isEnded ? <EndedCode busy={isMaking} onRenew={make} /> : <ShownCode code={code} />;
};

/** Why the photos cannot be added now; null if they can. */
const useObstacle = (count: number, room: number): string | null => {
	const { t } = useText();
	if (count === 0) return t('company.phone.waitingFirst');
	return count > room ? t('company.phone.overRoom', { room, extra: count - room }) : null;
};

/** Photos by phone: a code to scan, and the arrived photos, to name and add, or to delete. */
export const PhoneDialog = ({ evidenceRequestId, taken, room, onUsed, onClose }: PhoneDialogProps) => {
	const { t } = useText();
	const formId = useId();
	const reasonId = useId();
	const code = useCode(evidenceRequestId);
	const { files, refresh } = code;
	const isOwn = taken.length > 0;
	const own = useTaken(taken, code.code?.token ?? null, refresh);
	const [kept, setNames] = useState(noNames);
	const names = withArrived(kept, files);
	if (names !== kept) setNames(names);
	const use = api.app.phone.use.useMutation({ meta: { hasForm: true }, onSettled: () => refresh() });
	const discard = api.app.phone.discard.useMutation({ onSettled: () => refresh() });
	const obstacle = useObstacle(files.length, room);
	const { errors } = use.error ? failureOf(use.error) : { errors: {} as Record<string, string[]> };
	const id = code.code?.id ?? 0;
	const name = (fileId: number): string =>
		nameOf(names, fileId, (number) => t('company.phone.defaultName', { number }));
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		if (obstacle || use.isPending) return;
		use.mutate(
			{ id, files: files.map((file) => ({ id: file.id, name: name(file.id) })) },
			{
				onSuccess: () => {
					onUsed();
					onClose();
				},
			},
		);
	};
	return (
		<EditDialog
			title={t(isOwn ? 'company.phone.titleOwn' : 'company.phone.title')}
			width="large"
			isChanged={files.some((file) => names.typed.has(file.id)) && !use.isSuccess}
			busy={use.isPending}
			keep={t('company.phone.close')}
			onClose={onClose}
			note={obstacle && <p id={reasonId}>{obstacle}</p>}
			action={
				<Button
					type="submit"
					form={formId}
					kind="primary"
					busy={use.isPending}
					disabled={obstacle !== null}
					disabledReasonId={reasonId}
				>
					{files.length > 0 ? t('company.phone.use', { count: files.length }) : t('company.phone.useNone')}
				</Button>
			}
		>
			<Stack gap="large">
				{isOwn ? <OwnCamera taken={own} /> : <CodePart {...code} />}
				<form id={formId} noValidate onSubmit={submit}>
					<Stack gap="small">
						<h3>{t('company.phone.photosTitle')}</h3>
						<p role="status">
							{files.length > 0 ? t('company.phone.arrived', { count: files.length }) : t('company.phone.none')}
						</p>
						<ul className={list}>
							{files.map((file, at) => (
								<WaitingPhoto
									key={file.id}
									id={id}
									file={file}
									name={name(file.id)}
									error={errors[`files.${at}.name`]?.[0]}
									busy={use.isPending || discard.isPending}
									onRename={(typed) => setNames(withTyped(names, file.id, typed))}
									onDiscard={() => discard.mutate({ id, file_id: file.id })}
								/>
							))}
						</ul>
						{errors.files?.[0] && (
							<div role="alert">
								<FieldError>{errors.files[0]}</FieldError>
							</div>
						)}
						{files.length > 0 && <p>{t('company.phone.keptFor')}</p>}
					</Stack>
				</form>
				{isOwn && (
					<OwnFolded title={t('company.phone.openOther')}>
						<CodePart {...code} />
					</OwnFolded>
				)}
			</Stack>
		</EditDialog>
	);
};
