import { css } from 'goober';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { OwnSubCategory } from '#shared/answering/schemas.ts';

const head = css`display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px;`;
const list = css`
	list-style: none; margin: 0; padding: 0;
	& li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px; min-height: 44px; padding: 4px 0; border-top: 1px solid ${color.grey200}; }
	& .left { font-size: 14px; color: ${color.grey700}; font-variant-numeric: tabular-nums; }
	${phone} { & li { padding: 8px 0; } }
`;

const Entry = ({ own }: { own: OwnSubCategory }) => {
	const { t } = useText();
	const { id, content, answer_category: category, unanswered_count: count } = own;
	return (
		<li>
			<Link to={companyPaths.subCategory(category.id, id)}>
				{category.content} › {content}
			</Link>
			<span className="left">
				{count > 0 ? t('company.colleagues.remaining', { count }) : t('company.colleagues.toComplete')}
			</span>
		</li>
	);
};

/**
 * The user's incomplete sub-categories with the number of open questions. Renders nothing if there are none, or if
 * loading fails: the screen around it shows the failure.
 */
export const OwnSubCategories = () => {
	const { t } = useText();
	const mine = api.app.assessment.mine.useQuery(undefined, { meta: { handlesFailure: true } });
	const all = mine.data?.data ?? [];
	if (all.length === 0) return null;
	const open = all.filter(({ is_answered }) => !is_answered);
	return (
		<Panel label={t('company.colleagues.heading')}>
			<Stack gap="small">
				<div className={head}>
					<h2>{t('company.colleagues.heading')}</h2>
					<span>
						{open.length > 0 ? t('company.colleagues.open', { count: open.length }) : t('company.colleagues.noneOpen')}
					</span>
				</div>
				{open.length > 0 && (
					<ul className={list}>
						{open.map((own) => (
							<Entry key={own.id} own={own} />
						))}
					</ul>
				)}
			</Stack>
		</Panel>
	);
};
