import { useId, useState } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { standingOf } from '#client/evidence/standing.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { tokyoDate } from '#shared/dates.ts';
import { usualDue } from '#shared/evidence/due.ts';
import { useAsks } from './asks.ts';
import { DueField, isUnfitDue } from './due-field.tsx';
import { QuestionChoices, withTick } from './question-choices.tsx';
import { useSending } from './use-sending.ts';

type Question = Outputs['console']['evidence']['questions']['data'][number];

const byCategory = (questions: readonly Question[]): Question[][] => {
	const groups = new Map<number, Question[]>();
	for (const question of questions) {
		groups.set(question.category.id, [...(groups.get(question.category.id) ?? []), question]);
	}
	return [...groups.values()];
};

type CategoriesProps = {
	round: Round;
	progressId: number;
	ticked: ReadonlySet<number>;
	onTick: (id: number, isTicked: boolean) => void;
};

const Categories = ({ round, progressId, ticked, onTick }: CategoriesProps) => {
	const { t } = useText();
	const query = api.console.evidence.questions.useQuery(
		{ progress_id: progressId },
		{ meta: { handlesFailure: true } },
	);
	const { ofQuestion } = useAsks(round, progressId);
	if (!query.data) return <Loading query={query} heights={[44, 44, 44]} />;
	const nameOf = ({ id, number, content }: Question): string => {
		const isAsked = ofQuestion.get(id)?.some((request) => standingOf(request) === 'open') ?? false;
		const name = `${number} ${content}`;
		return isAsked ? t('console.requests.alreadyAsked', { question: name }) : name;
	};
	return (
		<div>
			{byCategory(query.data.data).map((questions) => {
				const [first] = questions;
				const chosen = questions.filter(({ id }) => ticked.has(id)).length;
				return (
					<OwnFolded
						key={first?.category.id}
						title={first?.category.content}
						aside={chosen > 0 && t('console.requests.severalCount', { count: chosen })}
					>
						<QuestionChoices
							label={first?.category.content ?? ''}
							hideLegend
							questions={questions.map((one) => ({ id: one.id, name: nameOf(one), request: one.ready_request }))}
							ticked={ticked}
							onTick={onTick}
						/>
					</OwnFolded>
				);
			})}
		</div>
	);
};

const NONE: ReadonlySet<number> = new Set();

/** Requests evidence on several questions at once, each with its suggested text. */
export const SeveralDialog = ({
	round,
	progressId,
	onClose,
}: Pick<CategoriesProps, 'round' | 'progressId'> & { onClose: () => void }) => {
	const { t } = useText();
	const whyNot = useId();
	// Computed on each render: past midnight the field then shows the error, instead of the server refusing the date.
	const today = tokyoDate(new Date());
	const [due, setDue] = useState(() => usualDue(today));
	const [ticked, setTicked] = useState(NONE);
	const opening = api.console.evidence.openSeveral.useMutation({ meta: { handlesFailure: true } });
	const { send, busy, failure } = useSending(
		() => opening.mutateAsync({ progress_id: progressId, answer_content_ids: [...ticked], due_on: due || null }),
		onClose,
	);
	return (
		<EditDialog
			title={t('console.requests.askSeveral')}
			width="large"
			isChanged={ticked.size > 0}
			busy={busy}
			onClose={onClose}
			note={ticked.size === 0 && <p id={whyNot}>{t('console.requests.severalNone')}</p>}
			action={
				<Button
					kind="primary"
					busy={busy}
					disabled={ticked.size === 0 || isUnfitDue(due, today)}
					disabledReasonId={whyNot}
					onClick={() => void send()}
				>
					{t('console.requests.sendSeveral', { count: ticked.size })}
				</Button>
			}
		>
			<Stack>
				{failure && <Banner tone="error" title={failure.message} alert />}
				<p>{t('console.requests.severalLead')}</p>
				<Categories
					round={round}
					progressId={progressId}
					ticked={ticked}
					onTick={(id, isTicked) => setTicked(withTick(ticked, id, isTicked))}
				/>
				<DueField due={due} today={today} onDue={setDue} />
			</Stack>
		</EditDialog>
	);
};
