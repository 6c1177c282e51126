import { useMemo } from 'react';
import { AT_ONCE, api, type Outputs } from '#client/api/client.ts';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import type { Value } from '#client/editing/edits.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { SaveLine } from '#client/editing/save-line.tsx';
import type { SavedText } from '#client/editing/state.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import { isStatusId } from '#shared/assessment/status.ts';
import { REASSESSING } from '#shared/assessment/status-sets.ts';
import { LIMITS } from '#shared/limits.ts';

type InterviewRecord = Outputs['console']['reassessments']['interview']['data'];

const HEIGHT_PX = 500;
const CONTENT = 'content';

const savedTextOf = ({ version, content, updated_at, updated_by }: InterviewRecord): SavedText => ({
	version,
	values: { [CONTENT]: content },
	saved_at: updated_at,
	saved_by: updated_by,
});

const isTooLong = (content: Value | undefined): boolean => String(content ?? '').length > LIMITS.note;

type EditorProps = { id: number; record: InterviewRecord; isEditable: boolean };

const Editor = ({ id, record, isEditable }: EditorProps) => {
	const { t, locale } = useText();
	const utils = api.useUtils();
	const saveInterview = api.console.reassessments.saveInterview.useMutation({ meta: { handlesFailure: true } });
	const autosaveInterview = api.console.reassessments.saveInterview.useMutation({
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	const edits = useDialogEditing({
		name: `interview:${id}`,
		server: useMemo(() => savedTextOf(record), [record]),
		isReadOnly: !isEditable,
		autosaveWhen: ({ edits: typed }) => !isTooLong(typed[CONTENT]?.to),
		save: async (changed, { version, cause }) => {
			const body = { id, content: String(changed[CONTENT] ?? ''), version };
			const { data } = await (cause === 'person'
				? saveInterview.mutateAsync(body)
				: autosaveInterview.mutateAsync({ ...body, autosave: true }));
			void utils.console.reassessments.interview.invalidate({ id });
			return data;
		},
		reload: async () => {
			const answer = await utils.client.console.reassessments.interview.query({ id });
			utils.console.reassessments.interview.setData({ id }, answer);
			return savedTextOf(answer.data);
		},
	});
	const content = String(edits.read(CONTENT) ?? '');
	const save = useSingle(async () => {
		if (edits.changes > 0 && !isTooLong(content)) await edits.saveNow();
	});
	useSaveShortcut(isEditable && !edits.conflict ? () => void save.run() : null);
	return (
		<Stack>
			{edits.isRestored && <RestoredBanner />}
			<TextArea
				label={t('console.checking.interview')}
				need="unmarked"
				help={isEditable ? undefined : t('console.checking.interviewReadOnly')}
				height={HEIGHT_PX}
				maxLength={LIMITS.note}
				readOnly={!isEditable}
				value={content}
				error={isTooLong(content) ? t('editing.tooLong', { max: LIMITS.note }) : undefined}
				onValue={(value) => edits.set(CONTENT, value)}
			/>
			{record.updated_at && (
				<p>
					{t('console.checking.interviewUpdated', {
						name: record.updated_by ?? '',
						time: formatDateTime(record.updated_at, locale),
					})}
				</p>
			)}
			{isEditable && (
				<Row align="right">
					<div id="interview-status">
						<SaveLine {...edits.facts} />
					</div>
					<Button
						kind="primary"
						busy={save.busy}
						disabled={edits.changes === 0 || isTooLong(content)}
						disabledReasonId="interview-status"
						onClick={() => void save.run()}
					>
						{t('console.checking.saveInterview')}
					</Button>
				</Row>
			)}
			{edits.conflict && (
				<ConflictDialog
					editor={edits}
					conflict={edits.conflict}
					labelOf={() => t('console.checking.interview')}
					wordsOf={(_, value) => String(value ?? '') || t('editing.empty')}
				/>
			)}
		</Stack>
	);
};

/** The interview notes of a re-assessment: saved by button, as specified, and by autosave. */
export const Interview = ({ id, status }: { id: number; status: number }) => {
	const query = api.console.reassessments.interview.useQuery({ id });
	const isEditable = isStatusId(status) && REASSESSING.includes(status);
	return (
		<Loaded query={query} heights={[24, HEIGHT_PX]}>
			{(record) => <Editor id={id} record={record} isEditable={isEditable} />}
		</Loaded>
	);
};
