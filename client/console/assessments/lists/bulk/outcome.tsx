import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import type { BulkResult, Target } from './targets.ts';

const list = css`padding-inline-start: 20px; display: flex; flex-direction: column; gap: 8px; line-height: 1.6;`;

type OutcomeProps = {
	outcome: BulkResult;
	failed: readonly { target: Target; message: string }[];
	onClose: () => void;
};

/** The outcome of a bulk action: how many rows were changed, and which were not and why. */
export const Outcome = ({ outcome, failed, onClose }: OutcomeProps) => {
	const { t } = useText();
	const { length: done } = outcome.succeeded;
	return (
		<Dialog
			title={done > 0 ? t('console.bulk.outcome.title', { done }) : t('console.bulk.outcome.nothing')}
			onClose={onClose}
			actions={
				<Button kind="primary" onClick={onClose}>
					{t('common.close')}
				</Button>
			}
		>
			{outcome.failed.length === 0 ? (
				<p>{t('console.bulk.outcome.all')}</p>
			) : (
				<Stack>
					<p>{t('console.bulk.outcome.partly', { failed: outcome.failed.length })}</p>
					<ul className={list}>
						{failed.map(({ target, message }) => (
							<li key={target.id}>
								<Link to={target.to}>{target.company}</Link>
								<div>{message}</div>
							</li>
						))}
					</ul>
				</Stack>
			)}
		</Dialog>
	);
};
