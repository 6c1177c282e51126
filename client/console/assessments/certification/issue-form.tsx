import { type FormEvent, useState } from 'react';
import { api } from '#client/api/client.ts';
import { failureOf } from '#client/base/failure.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { DecisionDialog } from '#client/console/assessments/critical/decision-dialog.tsx';
import { finished } from '#client/console/assessments/next/finished.ts';
import { useObjectionGate } from '#client/console/assessments/objections/gate.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Facts, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { starsOf } from '#shared/assessment/grade.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { ToBePrinted } from '#shared/certificates/schemas.ts';
import { lastValidDay } from '#shared/certificates/validity.ts';
import { addYears } from '#shared/dates.ts';
import { Earned } from './earned.tsx';
import { PrintedContents, useScore } from './printed-contents.tsx';

type IssueFormProps = {
	id: number;
	/** The round that is certified. */
	round: Round;
	company: string;
	dates: { from: string; to: string };
	printed: ToBePrinted;
};

/** Issues the certificate. Its date, which has to be chosen, is between the completion and today. */
export const IssueForm = ({ id, round, company, dates, printed }: IssueFormProps) => {
	const { t, locale } = useText();
	const utils = api.useUtils();
	const [date, setDate] = useState('');
	const [refusal, setRefusal] = useState<string>();
	const [isConfirming, setConfirming] = useState(false);
	const [isKnown, setKnown] = useState(false);
	const gate = useObjectionGate(id);
	const scoreOf = useScore();
	const isStarless = starsOf(printed.score, printed.max_score) === 0;
	const issue = api.console.certifications.issue.useMutation({
		meta: { hasForm: true },
		onSettled: () => utils.console.invalidate(),
	});
	const close = (): void => {
		setConfirming(false);
		setKnown(false);
		gate.forget();
	};
	const { run, busy } = useSingle(async (reason: string | null) => {
		try {
			await issue.mutateAsync({ id, issue_date: date, reason, company_version: printed.company_version });
			finished(id);
		} catch (error) {
			setRefusal(failureOf(error).errors.issue_date?.[0]);
		}
		close();
	});
	const isOutside = date !== '' && (date < dates.from || date > dates.to);
	const range = { from: formatDate(dates.from, locale), to: formatDate(dates.to, locale) };
	const isOneDay = range.from === range.to;
	const outside = isOneDay
		? t('console.certification.issueDateOnly', range)
		: t('console.certification.dateOutside', range);
	const error = isOutside ? outside : refusal;
	const confirm = (event: FormEvent): void => {
		event.preventDefault();
		if (date !== '' && !isOutside) setConfirming(true);
	};
	if (printed.score === null) return <Banner tone="warning" title={t('console.certification.noScore')} />;
	return (
		<form onSubmit={confirm} noValidate>
			<Stack>
				<Facts
					entries={[
						[t('labels.assessment.score'), scoreOf(printed)],
						[t('labels.certificates.stars'), <Earned key="stars" score={printed.score} max={printed.max_score} />],
					]}
				/>
				<TextInput
					type="date"
					width="short"
					need="required"
					label={t('labels.certificates.issue_date')}
					help={
						isOneDay ? t('console.certification.issueDateOnly', range) : t('console.certification.issueDateHelp', range)
					}
					min={dates.from}
					max={dates.to}
					value={date}
					error={error}
					onChange={(event) => {
						setDate(event.target.value);
						setRefusal(undefined);
					}}
				/>
				<div>
					<Button
						type="submit"
						kind="primary"
						busy={busy}
						disabled={date === '' || isOutside}
						disabledReasonId="issue-reason"
					>
						{t('console.certification.issue')}
					</Button>
					{date === '' && <p id="issue-reason">{t('console.certification.chooseDate')}</p>}
				</div>
			</Stack>
			{isConfirming && (
				<DecisionDialog
					decides={{ round, id }}
					title={t('console.certification.issueTitle', { company })}
					action={t('console.certification.issue')}
					busy={busy}
					width="medium"
					missing={isStarless && !isKnown ? t('console.certification.noStarMissing') : gate.blocked}
					onConfirm={(reason) => void run(reason)}
					onClose={close}
				>
					<p>{t('console.certification.issueText', { date: formatDate(date, locale) })}</p>
					<PrintedContents printed={printed} issuedOn={date} validUntil={lastValidDay(addYears(date, 1))} />
					{gate.notice}
					{isStarless && (
						<Checkbox
							label={t('console.certification.noStarKnown')}
							checked={isKnown}
							onChange={(event) => setKnown(event.target.checked)}
						/>
					)}
				</DecisionDialog>
			)}
		</form>
	);
};
