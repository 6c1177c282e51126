import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { PreparedRecord } from '#shared/answering/records.ts';

type OfferProps = {
	record: PreparedRecord;
	/** The documents that were just added as this record. */
	documentIds: readonly number[];
	onClose: () => void;
};

/** After an upload: links the documents to all questions that accept the record, or to some of them. */
export const LinkOffer = ({ record: { name, questions }, documentIds, onClose }: OfferProps) => {
	const { t } = useText();
	const { app } = api.useUtils();
	const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(questions.map(({ id }) => id)));
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const linking = api.app.documents.setEvidence.useMutation({ meta: { handlesFailure: true } });
	const { run, busy } = useSingle(async () => {
		try {
			for (const id of documentIds) await linking.mutateAsync({ id, answer_content_ids: [...chosen] });
		} catch (error) {
			setFailure(failureOf(error));
			return;
		}
		void app.assessment.subCategory.invalidate();
		await app.assessment.overview.invalidate();
		onClose();
	});
	const choose = (id: number, isChosen: boolean): void => {
		const next = new Set(chosen);
		if (isChosen) next.add(id);
		else next.delete(id);
		setChosen(next);
	};
	return (
		<Dialog
			title={t('company.records.offerTitle')}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('common.cancel')}</Button>
					<Button kind="primary" busy={busy} onClick={() => void run()}>
						{t('company.records.offerAction')}
					</Button>
				</>
			}
		>
			<Stack>
				<p>{t('company.records.offerText', { name, count: questions.length })}</p>
				{failure && <Banner tone="error" title={failure.message} alert />}
				<div>
					{questions.map(({ id, content }) => (
						<Checkbox
							key={id}
							label={content}
							checked={chosen.has(id)}
							onChange={(event) => choose(id, event.target.checked)}
						/>
					))}
				</div>
			</Stack>
		</Dialog>
	);
};
