import { css } from 'goober';
import type { Outputs } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { phone } from '#client/ui/tokens.ts';
import { STATUS } from '#shared/assessment/status.ts';

type Item = Outputs['app']['assessment']['history']['data'][number];

type Name = 'certificate' | 'secondReport' | 'firstReport' | 'proposal' | 'plan';

const row = css`display: flex; flex-wrap: nowrap; gap: 8px; justify-content: flex-end; ${phone} { flex-wrap: wrap; gap: 16px 8px; padding-top: 8px; width: 100%; }`;

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

/**
 * At most two buttons fit. With more reports, only the newest gets a button; the rest and the plan move to the menu.
 */
const ROOM = 2;

/** Opens the documents of an assessment, from status 6 to 13; all but the certificate open in a new tab. */
export const HistoryActions = (props: HistoryActionsProps) => {
	const { t } = useText();
	const { item } = props;
	const { status } = item;
	if (status.id < STATUS.proposed || status.id > STATUS.issued) return null;
	const names = documentsOf(item);
	const reports: Name[] = names.filter((name) => name !== 'plan');
	const shown = reports.length > ROOM ? reports.slice(0, 1) : reports;
	const others = names.filter((name) => !shown.includes(name));
	return (
		<div className={row}>
			{shown.map((name) => (
				<ButtonLink key={name} size="tiny" newTab={name !== 'certificate'} to={pathOf(name, props)}>
					{t(`company.history.${name}`)}
				</ButtonLink>
			))}
			{others.length > 0 && (
				<Menu
					label={t('company.history.others')}
					size="tiny"
					items={others.map((name) => ({
						label: t(`company.history.${name}`),
						onSelect: () => window.open(pathOf(name, props), '_blank', 'noreferrer'),
					}))}
				/>
			)}
		</div>
	);
};
