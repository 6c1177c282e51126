import { css } from 'goober';
import type { Outputs } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { phone } from '#client/ui/tokens.ts';
import { STATUS } from '#shared/assessment/status.ts';

type Item = Outputs['app']['assessment']['history']['data'][number];

const row = css`display: flex; flex-wrap: wrap; gap: 16px 8px; justify-content: flex-end; min-width: 230px; ${phone} { min-width: 0; padding-top: 8px; width: 100%; }`;

/** The links to the documents of an assessment, from status 6 to 13. */
export const HistoryActions = ({ item }: { item: Item }) => {
	const { t } = useText();
	const { id, status } = item;
	if (status.id < STATUS.proposed || status.id > STATUS.issued) return null;
	return (
		<div className={row}>
			{item.has_first_evaluation_report && (
				<ButtonLink size="tiny" newTab to={paths.company.result(id, 1)}>
					{t('company.history.firstReport')}
				</ButtonLink>
			)}
			{item.has_improvement_proposal && (
				<ButtonLink size="tiny" newTab to={paths.company.proposal(id)}>
					{t('company.history.proposal')}
				</ButtonLink>
			)}
			{item.has_second_evaluation_report && (
				<ButtonLink size="tiny" newTab to={paths.company.result(id, 2)}>
					{t('company.history.secondReport')}
				</ButtonLink>
			)}
			{status.id === STATUS.issued && (
				<ButtonLink size="tiny" to={paths.company.certificate}>
					{t('company.history.certificate')}
				</ButtonLink>
			)}
		</div>
	);
};
