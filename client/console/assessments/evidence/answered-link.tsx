import { css } from 'goober';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useWorkCounts } from '#client/console/shell/work-counts.ts';

/** Keeps its place, so that the list below does not move once the count is known. */
const line = css`min-height: 1.7em;`;

/** The number of answers to decide on, as a link to them; nothing if there are none. */
export const AnsweredLink = () => {
	const { t } = useText();
	const count = useWorkCounts()?.answered_requests ?? 0;
	return (
		<p className={line}>
			{count > 0 && <Link to={consolePaths.evidenceRequests}>{t('console.requests.waiting', { count })}</Link>}
		</p>
	);
};
