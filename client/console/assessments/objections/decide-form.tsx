import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { useUnsent } from '#client/editing/use-unsent.ts';
import { ObjectionPoint, type Point } from '#client/objections/point.tsx';
import { Button } from '#client/ui/button.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { StaffObjection } from '#shared/objections/schemas.ts';

const verdict = z.object({ is_upheld: z.boolean().nullable(), reason: z.string() });
type Verdict = z.output<typeof verdict>;

/** By id of the point. */
const verdictsSchema: z.ZodType<Readonly<Record<string, Verdict>>> = z.record(z.string(), verdict);

const UNDECIDED: Verdict = { is_upheld: null, reason: '' };

type DecideFormProps = { objection: StaffObjection; ratingsOf: (point: Point) => ReactNode };

/** Decides each point of an objection, with a reason. */
export const DecideForm = ({ objection, ratingsOf }: DecideFormProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const unsent = useUnsent({
		name: `objection-decision:${objection.id}`,
		schema: verdictsSchema,
		begin: {},
		countOf: (entries) => Object.keys(entries).length,
	});
	const { entries: verdicts } = unsent;
	const [isConfirming, setConfirming] = useState(false);
	const decide = api.console.objections.decide.useMutation({ onSettled: () => utils.console.invalidate() });
	const { objection_points: points, moves } = objection;
	const verdictOf = ({ id }: Point): Verdict => verdicts[id] ?? UNDECIDED;
	const decided = points.flatMap((point) => {
		const { is_upheld: isUpheld, reason } = verdictOf(point);
		const isSendable = reason.trim() !== '' && reason.trim().length <= LIMITS.comment;
		return isUpheld === null || !isSendable ? [] : [{ id: point.id, is_upheld: isUpheld, reason }];
	});
	const upheld = decided.filter(({ is_upheld: isUpheld }) => isUpheld).length;
	const isIncomplete = decided.length < points.length;
	const { run, busy } = useSingle(async () => {
		try {
			await decide.mutateAsync({ id: objection.id, objection_points: decided, version: objection.version });
			unsent.finish();
		} finally {
			setConfirming(false);
		}
	});
	const change = (point: Point, next: Partial<Verdict>): void =>
		unsent.set({ ...verdicts, [point.id]: { ...verdictOf(point), ...next } });
	const follows =
		upheld === 0
			? t('console.objections.nothingMoves')
			: moves.length === 0
				? t('console.objections.stands')
				: t('console.objections.moves', { status: moves.at(-1)?.name ?? '' });
	return (
		<Panel label={t('console.objections.decideTitle')}>
			<Stack>
				<h2>{t('console.objections.decideTitle')}</h2>
				{unsent.isRestored && <RestoredBanner text={t('console.objections.restoredText')} />}
				<div>
					{points.map((point) => {
						const { is_upheld: isUpheld, reason } = verdictOf(point);
						return (
							<ObjectionPoint key={point.id} point={point}>
								{ratingsOf(point)}
								<RadioCards
									name={`point-${point.id}`}
									label={t('labels.objections.is_upheld')}
									need="required"
									value={isUpheld === null ? null : isUpheld ? 'upheld' : 'not'}
									choices={[
										{ value: 'upheld', label: t('objections.upheld') },
										{ value: 'not', label: t('objections.notUpheld') },
									]}
									onChoose={(value) => change(point, { is_upheld: value === 'upheld' })}
								/>
								<TextArea
									label={t('objections.ofDecision')}
									need="required"
									help={t('console.objections.reasonHelp')}
									value={reason}
									maxLength={LIMITS.comment}
									error={
										reason.trim().length > LIMITS.comment ? t('editing.tooLong', { max: LIMITS.comment }) : undefined
									}
									onValue={(value) => change(point, { reason: value })}
								/>
							</ObjectionPoint>
						);
					})}
				</div>
				<Row align="right">
					{isIncomplete && <p id="decide-missing">{t('console.objections.everyPoint')}</p>}
					<Button
						kind="primary"
						busy={busy}
						disabled={isIncomplete}
						disabledReasonId="decide-missing"
						onClick={() => setConfirming(true)}
					>
						{t('console.objections.decide')}
					</Button>
				</Row>
			</Stack>
			{isConfirming && (
				<ConfirmDialog
					title={t('console.objections.decideConfirm', { company: objection.company.name })}
					action={t('console.objections.decide')}
					busy={busy}
					width="medium"
					onConfirm={() => void run()}
					onClose={() => setConfirming(false)}
				>
					<p>{t('console.objections.ahead', { points: points.length, count: upheld })}</p>
					<p>{follows}</p>
					<p>{t('console.objections.final')}</p>
				</ConfirmDialog>
			)}
		</Panel>
	);
};
