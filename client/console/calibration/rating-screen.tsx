import '#client/assessment/texts.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Page } from '#client/console/shell/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { leaveWithoutAsking, useUnsavedChanges } from '#client/ui/unsaved.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { SecondQuestion } from './second-question.tsx';
import { type SecondSheet, useSecondRatings } from './second-ratings.ts';

/** Saves what was changed; completing saves it first. */
const useActs = (sheet: SecondSheet) => {
	const utils = api.useUtils();
	const [, navigate] = useLocation();
	const ratings = useSecondRatings(sheet);
	const save = api.console.calibrations.save.useMutation();
	const complete = api.console.calibrations.complete.useMutation();
	const { id } = sheet;
	const store = async (isSilent: boolean): Promise<number> => {
		if (ratings.changes === 0) return sheet.version;
		const { data } = await save.mutateAsync({
			id,
			answer_contents: ratings.body,
			version: sheet.version,
			autosave: isSilent,
		});
		await utils.console.calibrations.sheet.invalidate({ id });
		ratings.forget();
		return data.version;
	};
	const saving = useSingle(() => store(false));
	const completing = useSingle(async () => {
		const version = await store(true);
		await complete.mutateAsync({ id, version });
		leaveWithoutAsking(() => navigate(consolePaths.calibration(id)));
		await utils.console.calibrations.own.invalidate();
	});
	useUnsavedChanges(complete.isSuccess ? 0 : ratings.changes, { onDiscard: ratings.forget });
	return { ratings, saving, completing };
};

const Content = ({ sheet }: { sheet: SecondSheet }) => {
	const { t } = useText();
	const { ratings, saving, completing } = useActs(sheet);
	const [isDeclining, setDeclining] = useState(false);
	return (
		<Stack gap="large">
			<p>{t('console.calibration.lead')}</p>
			{sheet.sub_categories.map((part) => (
				<section key={part.id} aria-labelledby={`part-${part.id}`}>
					<Stack>
						<h2 id={`part-${part.id}`}>
							{part.answer_category.content} / {part.content}
						</h2>
						{part.answer_contents.map((question, at) => (
							<SecondQuestion key={question.id} question={question} number={at + 1} sheet={sheet} ratings={ratings} />
						))}
					</Stack>
				</section>
			))}
			<Row align="right">
				{ratings.unrated > 0 ? (
					<p id="second-unrated">{t('console.calibration.unrated', { count: ratings.unrated })}</p>
				) : (
					<p>{t('console.calibration.final')}</p>
				)}
				<Button onClick={() => setDeclining(true)}>{t('console.calibration.decline')}</Button>
				<Button busy={saving.busy} disabled={ratings.changes === 0} onClick={() => void saving.run()}>
					{t('console.calibration.save')}
				</Button>
				<Button
					kind="primary"
					busy={completing.busy}
					disabled={ratings.unrated > 0}
					disabledReasonId="second-unrated"
					onClick={() => void completing.run()}
				>
					{t('console.calibration.complete')}
				</Button>
			</Row>
			{isDeclining && <DeclineDialog id={sheet.id} onClose={() => setDeclining(false)} />}
		</Stack>
	);
};

/** Rates the drawn sub-categories of a company a second time, without the first ratings. */
export const SecondRatingScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.calibrations.sheet.useQuery({ id });
	const sheet = query.data?.data;
	return (
		<Page
			title={
				sheet ? t('console.calibration.ratingTitle', { company: sheet.company.name }) : t('console.calibration.title')
			}
			parents={[{ label: t('console.shell.links.work'), to: consolePaths.work }]}
		>
			{sheet ? <Content sheet={sheet} /> : <Loading query={query} heights={[24, 240, 240]} />}
		</Page>
	);
};
