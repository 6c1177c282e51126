import '#client/ui/form-texts.ts';
import { css } from 'goober';
import { useMemo, useState } from 'react';
import { api } from '#client/api/client.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import type { SheetQuestions } from '#shared/answering/schemas.ts';
import type { EvidenceDocument } from '#shared/files/documents.ts';
import { matching } from './matching.ts';
import { QuestionGroup } from './question-group.tsx';

const groups = css`display: flex; flex-direction: column; gap: 24px;`;

type LinkDialogProps = { file: EvidenceDocument; onClose: () => void };

const useQuestions = () => api.app.assessment.questions.useQuery(undefined, { meta: { handlesFailure: true } });

type GroupsProps = {
	all: readonly SheetQuestions[];
	chosen: ReadonlySet<number>;
	onChoose: ((ids: readonly number[], isChosen: boolean) => void) | null;
};

const Groups = ({ all, chosen, onChoose }: GroupsProps) => {
	const { t } = useText();
	const [typed, setTyped] = useState('');
	const shown = useMemo(() => matching(all, typed), [all, typed]);
	return (
		<Stack>
			<TextInput
				type="search"
				label={t('company.links.search')}
				need="unmarked"
				autoComplete="off"
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<p role="status">{t('company.links.chosen', { count: chosen.size })}</p>
			<div className={groups}>
				{shown.map((group) => (
					<QuestionGroup key={group.sub_category.id} group={group} chosen={chosen} onChoose={onChoose} />
				))}
			</div>
			{shown.length === 0 && <p>{t('company.links.noHit')}</p>}
		</Stack>
	);
};

/** Chooses the questions that a document supports: all questions by sub-category, with a search. */
export const LinkDialog = ({ file, onClose }: LinkDialogProps) => {
	const { t } = useText();
	const { app } = api.useUtils();
	const questions = useQuestions();
	const [before] = useState<ReadonlySet<number>>(() => new Set(file.answer_content_ids));
	const [chosen, setChosen] = useState(before);
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const linking = api.app.documents.setEvidence.useMutation({ meta: { handlesFailure: true } });
	const isChanged = chosen.size !== before.size || [...chosen].some((id) => !before.has(id));
	const { run, busy } = useSingle(async () => {
		try {
			await linking.mutateAsync({ id: file.id, answer_content_ids: [...chosen] });
		} catch (error) {
			setFailure(failureOf(error));
			return;
		}
		void app.assessment.subCategory.invalidate();
		await app.assessment.overview.invalidate();
		onClose();
	});
	useSaveShortcut(() => {
		if (isChanged) void run();
	});
	const choose = (ids: readonly number[], isChosen: boolean): void => {
		const next = new Set(chosen);
		for (const id of ids) {
			if (isChosen) next.add(id);
			else next.delete(id);
		}
		setChosen(next);
	};
	return (
		<EditDialog
			title={t('company.links.title', { name: file.file_name })}
			width="large"
			isChanged={isChanged}
			busy={busy}
			onClose={onClose}
			note={!isChanged && <p id="links-unchanged">{t('forms.nothingChanged')}</p>}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={!isChanged}
					disabledReasonId="links-unchanged"
					onClick={() => void run()}
				>
					{t('company.links.save')}
				</Button>
			}
		>
			<Stack>
				{failure && <Banner tone="error" title={failure.message} alert />}
				<Loaded query={questions} heights={[48, 24, 44, 44, 44, 44]}>
					{(all) => <Groups all={all} chosen={chosen} onChoose={choose} />}
				</Loaded>
			</Stack>
		</EditDialog>
	);
};

/** Read-only list of the questions that a document supports, once the answers are submitted. */
export const ShownLinks = ({ file, onClose }: LinkDialogProps) => {
	const { t } = useText();
	const questions = useQuestions();
	const chosen = new Set(file.answer_content_ids);
	const ofFile = (all: readonly SheetQuestions[]): SheetQuestions[] =>
		all
			.map((group) => ({ ...group, answer_contents: group.answer_contents.filter(({ id }) => chosen.has(id)) }))
			.filter(({ answer_contents }) => answer_contents.length > 0);
	return (
		<Dialog
			title={t('company.links.title', { name: file.file_name })}
			width="large"
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<Loaded query={questions} heights={[24, 44, 44]}>
				{(all) => (
					<div className={groups}>
						{ofFile(all).map((group) => (
							<QuestionGroup key={group.sub_category.id} group={group} chosen={chosen} onChoose={null} />
						))}
					</div>
				)}
			</Loaded>
		</Dialog>
	);
};
