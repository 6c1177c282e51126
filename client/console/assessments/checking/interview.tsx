import { useMemo } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { useSingle } from '#client/api/use-single.ts';
import { formatDateTime } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { SaveStatus } from '#client/editing/save-status.tsx';
import type { SavedText } from '#client/editing/state.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { isStatusId } from '#shared/assessment/status.ts';
import { REASSESSING } from '#shared/assessment/status-sets.ts';
import { LIMITS } from '#shared/fields.ts';

type InterviewRecord = Outputs['console']['reassessments']['interview']['data'];

const HEIGHT_PX = 500;
const CONTENT = 'content';

const savedTextOf = ({ version, content, updated_at, updated_by }: InterviewRecord): SavedText => ({
	version,
	values: { [CONTENT]: content },
	saved_at: updated_at,
	saved_by: updated_by,
});

type EditorProps = { id: number; record: InterviewRecord; isEditable: boolean };

const Editor = ({ id, record, isEditable }: EditorProps) => {
	const { t, locale } = useText();
	const utils = api.useUtils();
	const saveInterview = api.console.reassessments.saveInterview.useMutation({ meta: { handlesFailure: true } });
	const edits = useDialogEditing({
		name: `interview:${id}`,
		server: useMemo(() => savedTextOf(record), [record]),
		save: async (changed, { version }) => {
			const { data } = await saveInterview.mutateAsync({ id, content: String(changed[CONTENT] ?? ''), version });
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
	const isTooLong = content.length > LIMITS.note;
	const save = useSingle(async () => {
		if (edits.changes > 0 && !isTooLong) await edits.saveNow();
	});
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
				error={isTooLong ? t('editing.tooLong', { max: LIMITS.note }) : undefined}
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
					<SaveStatus id="interview-status" changes={edits.changes} savedAt={edits.savedAt} />
					<Button
						kind="primary"
						busy={save.busy}
						disabled={edits.changes === 0 || isTooLong}
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

/** The interview notes of a re-assessment, with manual saving. */
export const Interview = ({ id, status }: { id: number; status: number }) => {
	const query = api.console.reassessments.interview.useQuery({ id });
	const isEditable = isStatusId(status) && REASSESSING.includes(status);
	return (
		<Loaded query={query} heights={[24, HEIGHT_PX]}>
			{(record) => <Editor id={id} record={record} isEditable={isEditable} />}
		</Loaded>
	);
};
