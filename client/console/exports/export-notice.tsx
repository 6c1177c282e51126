import { css } from 'goober';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color, narrow } from '#client/ui/tokens.ts';
import { LONG_SECONDS, useSeconds } from '#client/ui/use-seconds.ts';
import { useExports } from './exports.tsx';

const place = css`
	padding: 16px 32px 0; width: 100%; max-width: 1336px; margin: 0 auto;
	${narrow} { padding: 16px 16px 0; }
	@media print { display: none; }
`;
const box = css`
	display: flex; flex-direction: column; gap: 8px; padding: 12px 16px; border: 1px solid ${color.blue900}; border-radius: 8px; background: ${color.white};
	& > .end { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; }
`;
const buttons = css`display: flex; flex-wrap: wrap; gap: 12px;`;

/** Progress of the export. Outside of the live region, which would announce every number. */
const Running = ({ seconds }: { seconds: number }) => {
	const { t } = useText();
	const { progress, stop } = useExports();
	const told = progress.current;
	const rows = formatNumber(told?.rows);
	const total = told?.total ?? null;
	const count = () => {
		if (!told) return t('console.exports.seconds', { seconds });
		if (total === null) return t('console.exports.rows', { rows, seconds });
		return t('console.exports.rowsOf', { rows, total: formatNumber(total), seconds });
	};
	return (
		<>
			{told && total !== null && (
				<ProgressBar
					label={t('console.exports.label')}
					percent={Math.min(100, Math.floor((told.rows / Math.max(1, total)) * 100))}
				/>
			)}
			<div className="end">
				<span>{count()}</span>
				<Button size="small" onClick={stop}>
					{t('console.exports.cancel')}
				</Button>
			</div>
		</>
	);
};

const Failed = () => {
	const { t } = useText();
	const { failed, start, dismiss } = useExports();
	if (!failed) return null;
	return (
		<Banner tone="error" title={t('console.exports.failed')} alert>
			<p>
				{failed.failure.message} {t('console.exports.nothingSaved')}
			</p>
			<div className={buttons}>
				<Button size="small" onClick={() => start(failed.file)}>
					{t('console.exports.again')}
				</Button>
				<Button size="small" kind="text" onClick={dismiss}>
					{t('common.close')}
				</Button>
			</div>
		</Banner>
	);
};

/** A notice on every screen of the console about an Excel export that takes longer, or has failed. */
export const ExportNotice = () => {
	const { t } = useText();
	const { isRunning, failed } = useExports();
	const seconds = useSeconds(isRunning);
	const isLong = isRunning && seconds >= LONG_SECONDS;
	if (!isRunning && !failed) return null;
	// A live region must exist before its text changes, or it is not announced.
	return (
		<section className={isLong || failed ? place : undefined} aria-label={t('console.exports.label')}>
			<div className={isLong ? box : undefined}>
				<span role="status">{isLong && t('console.exports.making')}</span>
				{isLong && <Running seconds={seconds} />}
			</div>
			<Failed />
		</section>
	);
};
