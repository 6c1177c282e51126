import { type FormEvent, useState } from 'react';
import { api } from '#client/api/client.ts';
import { failureOf } from '#client/api/failure.ts';
import { useSingle } from '#client/api/use-single.ts';
import { formatDate } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { DecisionDialog } from '#client/console/assessments/critical/decision-dialog.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { Round } from '#shared/assessment/round.ts';

type IssueFormProps = {
	id: number;
	/** The round that is certified. */
	round: Round;
	company: string;
	dates: { from: string; to: string };
};

/** Issues the certificate, dated between the completion and today; today is proposed. */
export const IssueForm = ({ id, round, company, dates }: IssueFormProps) => {
	const { t, locale } = useText();
	const utils = api.useUtils();
	const [date, setDate] = useState(dates.to);
	const [refusal, setRefusal] = useState<string>();
	const [isConfirming, setConfirming] = useState(false);
	const issue = api.console.certifications.issue.useMutation({
		meta: { hasForm: true },
		onSettled: () => utils.console.invalidate(),
	});
	const { run, busy } = useSingle(async (reason: string | null) => {
		try {
			await issue.mutateAsync({ id, issue_date: date, reason });
		} catch (error) {
			setRefusal(failureOf(error).errors.issue_date?.[0]);
		}
		setConfirming(false);
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
	return (
		<form onSubmit={confirm} noValidate>
			<Stack>
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
					onConfirm={(reason) => void run(reason)}
					onClose={() => setConfirming(false)}
				>
					<p>{t('console.certification.issueText', { date: formatDate(date, locale) })}</p>
				</DecisionDialog>
			)}
		</form>
	);
};
