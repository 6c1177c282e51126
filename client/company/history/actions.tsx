import { css } from 'goober';
import type { Outputs } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { phone } from '#client/ui/tokens.ts';
import { STATUS } from '#shared/assessment/status.ts';

type Item = Outputs['app']['assessment']['history']['data'][number];

type Name = 'certificate' | 'secondReport' | 'firstReport' | 'proposal' | 'plan';

/** Two lines at most in Japanese, three in English, so that a row stays low. */
const row = css`
	display: flex; flex-wrap: wrap; gap: 0 12px;
	&& a { min-width: 0; min-height: 24px; padding: 0; font-weight: 400; }
	&& a::after { content: none; }
	@media screen and (min-width: 1280px) { min-width: 258px; }
	@media print { display: none; }
	${phone} { gap: 0 16px; width: 100%; padding-top: 4px; && a { min-height: 44px; } }
`;

export const hasCertificate = ({ certificate }: Item): boolean =>
	certificate !== null && certificate.state !== 'withdrawn';

/** The available documents, newest first. */
const documentsOf = (item: Item): Name[] => {
	const names: [Name, boolean][] = [
		['certificate', hasCertificate(item)],
		['secondReport', item.has_second_evaluation_report],
		['firstReport', item.has_first_evaluation_report],
		['proposal', item.has_improvement_proposal],
		['plan', item.has_improvement_proposal && item.status.id >= STATUS.completed],
	];
	return names.flatMap(([name, isThere]) => (isThere ? [name] : []));
};

type HistoryActionsProps = {
	item: Item;
	/** Whether its certificate is the company's current one. */
	isNewestCertified: boolean;
};

const pathOf = (name: Name, { item: { id }, isNewestCertified }: HistoryActionsProps): string => {
	switch (name) {
		case 'certificate':
			return isNewestCertified ? companyPaths.certificate : companyPaths.certificateOf(id);
		case 'proposal':
			return companyPaths.proposal(id);
		case 'plan':
			return companyPaths.improvementPlan(id);
		default:
			return companyPaths.result(id, name === 'firstReport' ? 1 : 2);
	}
};

/** Opens each document of an assessment, from status 6 to 13; all but the certificate open in a new tab. */
export const HistoryActions = (props: HistoryActionsProps) => {
	const { t } = useText();
	const { item } = props;
	const { status } = item;
	if (status.id < STATUS.proposed || status.id > STATUS.issued) return null;
	return (
		<div className={row}>
			{documentsOf(item).map((name) => (
				<ButtonLink key={name} kind="text" size="tiny" newTab={name !== 'certificate'} to={pathOf(name, props)}>
					{t(`company.history.${name}`)}
				</ButtonLink>
			))}
		</div>
	);
};
