import { useState } from 'react';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { useSingle } from '#client/base/use-single.ts';
import { ContactLines, FactLines } from '#client/company/contacts.tsx';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { useUnsent } from '#client/editing/use-unsent.ts';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import { LIMITS } from '#shared/limits.ts';
import { MAX_POINTS } from '#shared/objections/rules.ts';
import type { ObjectionStanding } from '#shared/objections/schemas.ts';
import { type ChoiceGroup, choicesOf, isFull } from './choices.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { ChosenPoints } from './chosen-points.tsx';
import { ObjectionPreview } from './preview.tsx';

type FormProps = { progressId: number; standing: ObjectionStanding; groups: readonly ChoiceGroup[] };

/** What is chosen, by key, each with its reason. */
const reasonsSchema: z.ZodType<Readonly<Record<string, string>>> = z.record(z.string(), z.string());

const withoutFull = (groups: readonly ChoiceGroup[]): ChoiceGroup[] =>
	groups
		.map((group) => ({ ...group, choices: group.choices.filter((choice) => !isFull(choice)) }))
		.filter(({ choices }) => choices.length > 0);

const ObjectionForm = ({ progressId, standing, groups }: FormProps) => {
	const { t, locale } = useText();
	const [, navigate] = useLocation();
	const utils = api.useUtils();
	const unsent = useUnsent({
		name: `objection:${progressId}:${standing.round}`,
		schema: reasonsSchema,
		begin: {},
		countOf: (entries) => Object.keys(entries).length,
	});
	const { entries: reasons } = unsent;
	const [isPreviewing, setPreviewing] = useState(false);
	const all = groups.flatMap(({ choices }) => choices);
	const fullCount = all.filter(isFull).length;
	const [showsFull, setShowsFull] = useState(
		() => fullCount === all.length || all.some((choice) => isFull(choice) && choice.key in reasons),
	);
	const file = api.app.objections.file.useMutation({ onSettled: () => utils.app.invalidate() });
	const chosen = all.filter(({ key }) => key in reasons);
	const reasonOf = (key: string): string => (reasons[key] ?? '').trim();
	const isIncomplete = chosen.some(({ key }) => reasonOf(key) === '' || reasonOf(key).length > LIMITS.comment);
	const { run, busy } = useSingle(async () => {
		const points = chosen.map(({ key, target }) => ({ ...target, reason: reasonOf(key) }));
		const { data } = await file.mutateAsync({ progress_id: progressId, objection_points: points });
		unsent.finish();
		// The guard of unsaved changes has to hear of it first.
		setTimeout(() => navigate(`${companyPaths.objection(data.id)}?sent=1`, { replace: true }));
	});
	const blocked =
		chosen.length === 0
			? t('company.objections.chooseFirst')
			: isIncomplete
				? t('company.objections.reasonsMissing')
				: undefined;
	return (
		<Stack gap="large">
			{unsent.isRestored && (
				<RestoredBanner title={t('company.requests.restoredTitle')} text={t('company.requests.restoredText')} />
			)}
			<Panel>
				<Stack>
					<p>{t(`company.objections.lead.${standing.by_question ? 'questions' : 'parts'}`)}</p>
					<p>{t('company.objections.once')}</p>
					<p>{t('company.objections.until', { date: formatDate(standing.last_day, locale) })}</p>
				</Stack>
			</Panel>
			<ChosenPoints
				groups={showsFull ? groups : withoutFull(groups)}
				reasons={reasons}
				mostChosen={chosen.length >= MAX_POINTS}
				onChange={unsent.set}
			/>
			{fullCount > 0 && !showsFull && (
				<div>
					<Button onClick={() => setShowsFull(true)}>{t('company.objections.showFull', { count: fullCount })}</Button>
				</div>
			)}
			<ChosenBar count={chosen.length} blocked={blocked} onPreview={() => setPreviewing(true)} />
			{isPreviewing && (
				<ObjectionPreview
					points={chosen.map(({ key, title }) => ({ key, title, reason: reasonOf(key) }))}
					busy={busy}
					onConfirm={() => void run()}
					onClose={() => setPreviewing(false)}
				/>
			)}
		</Stack>
	);
};

const Explained = ({
	progressId,
	round,
	standing,
}: {
	progressId: number;
	round: Round;
	standing: ObjectionStanding;
}) => {
	const query = api.app.explanation.get.useQuery({ id: progressId, is_first_time: isFirstTime(round) });
	return (
		<Loaded query={query} heights={[120, 160, 160, 160]}>
			{(explanation) => <ObjectionForm progressId={progressId} standing={standing} groups={choicesOf(explanation)} />}
		</Loaded>
	);
};

const useReason = ({ why_not: whyNot, last_day: lastDay, filing_days: count }: ObjectionStanding): string => {
	const { t, locale } = useText();
	if (whyNot === null) return t('company.objections.adminsOnly');
	if (whyNot !== 'tooLate') return t(`company.objections.whyNot.${whyNot}`);
	return t('company.objections.whyNot.tooLate', { date: formatDate(lastDay, locale), count });
};

/** Whom to ask instead. */
const Contacts = () => {
	const overview = api.app.assessment.overview.useQuery(undefined, { meta: { handlesFailure: true } });
	return (
		<FactLines>
			<ContactLines names={overview.data?.data?.assessor_names ?? []} />
		</FactLines>
	);
};

/** Why no objection can be filed, and where to go instead. */
const Closed = ({ standing }: { standing: ObjectionStanding }) => {
	const { t } = useText();
	const { why_not: whyNot, objection } = standing;
	const reason = useReason(standing);
	return (
		<Panel>
			<EmptyState
				action={
					objection && whyNot === 'alreadyFiled' ? (
						<ButtonLink to={companyPaths.objection(objection.id)}>{t('company.objections.toOwn')}</ButtonLink>
					) : (
						<>
							{whyNot === 'tooLate' && <Contacts />}
							<ButtonLink to={companyPaths.assessment}>{t('company.sheet.toOverview')}</ButtonLink>
						</>
					)
				}
			>
				{reason}
			</EmptyState>
		</Panel>
	);
};

/** Files an objection to the result that stands. */
export const NewObjection = () => {
	const { t } = useText();
	useTitle(t('company.objections.newTitle'));
	const isAdmin = isCompanyAdmin(useCompanyUser());
	const query = api.app.objections.standing.useQuery();
	return (
		<Container width="text">
			<Stack gap="large">
				<Breadcrumbs
					crumbs={[
						{ label: t('company.overview.title'), to: companyPaths.assessment },
						{ label: t('company.objections.newTitle') },
					]}
				/>
				<h1>{t('company.objections.newTitle')}</h1>
				<Loaded query={query} heights={[120, 160, 160]}>
					{(standing) =>
						standing.why_not === null && standing.progress_id !== null && standing.round !== null && isAdmin ? (
							<Explained progressId={standing.progress_id} round={standing.round} standing={standing} />
						) : (
							<Closed standing={standing} />
						)
					}
				</Loaded>
			</Stack>
		</Container>
	);
};
