import '#client/objections/texts.ts';
import { Link } from 'wouter';
import type { Outputs } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ProgressBadge } from '#client/company/progress-badge.tsx';
import { Badge } from '#client/ui/badge.tsx';

type Item = Outputs['app']['assessment']['history']['data'][number];

const State = ({ item: { status, certificate } }: { item: Item }) => {
	const { t } = useText();
	if (certificate?.state === 'withdrawn') return <Badge tone="red">{t('company.history.withdrawn')}</Badge>;
	if (certificate?.state === 'expired') return <Badge tone="yellow">{t('company.history.expired')}</Badge>;
	return <ProgressBadge status={status.id} />;
};

/**
 * The status of an assessment; instead of it 'withdrawn' or 'expired' if its certificate is. Below it, that the company
 * objected to a result, and what became of that.
 */
export const Standing = ({ item }: { item: Item }) => {
	const { t } = useText();
	return (
		<div>
			<State item={item} />
			{item.objections.map(({ id, is_first_time: isFirst, standing }) => (
				<span key={id} className="objection">
					<Link to={companyPaths.objection(id)}>
						{t(isFirst ? 'company.history.objection.first' : 'company.history.objection.second', {
							state: t(`objections.states.${standing}`),
						})}
					</Link>
				</span>
			))}
		</div>
	);
};
