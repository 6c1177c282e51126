import { css } from 'goober';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { daysLeftText } from '#client/company/assessment/deadline-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color, focusRingInside, narrow } from '#client/ui/tokens.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';

const frame = css`
	max-height: calc(100vh - 32px); overflow: auto; font-size: 14px; line-height: 1.5; padding: 2px;
	& ul { list-style: none; margin: 0; padding: 0; }
	& ul ul a { padding-inline-start: 24px; }
	& a {
		display: flex; gap: 8px; justify-content: space-between; align-items: center; min-height: 44px; padding: 8px 12px; border-radius: 6px; text-decoration: none;
		&, &:visited { color: ${color.grey800}; }
		&:hover { background: ${color.blue50}; text-decoration: underline; }
		&[aria-current] { background: ${color.blue100}; color: ${color.blue1000}; font-weight: 700; }
		&:focus-visible { ${focusRingInside} }
	}
	& .count { flex: none; color: ${color.grey700}; font-variant-numeric: tabular-nums; }
	& .done { color: ${color.successText}; }
	& .days { padding: 8px 12px; font-weight: 700; border-top: 1px solid ${color.grey300}; margin-top: 8px; }
	${narrow} { max-height: none; &[data-open='false'] { display: none; } }
`;
/** Sticky on the grid item, which can move within its grid area; an element inside it would have no room. */
const place = css`position: sticky; top: 16px; ${narrow} { position: static; } @media print { display: none; }`;
const toggle = css`display: none; ${narrow} { display: block; }`;

const Done = () => {
	const { t } = useText();
	return (
		<span className="count done">
			<Icon name="check" size={18} />
			<span className="visually-hidden">{t('company.overview.finished')}</span>
		</span>
	);
};

/** The categories with their counts, the current one expanded, and the days left. */
export const SheetNav = ({ sheet }: { sheet: AnsweredSubCategory }) => {
	const { t } = useText();
	const [isOpen, setOpen] = useState(false);
	const { id: categoryId, content } = sheet.answer_category;
	const overview = api.app.assessment.overview.useQuery(undefined, { meta: { handlesFailure: true } });
	const category = api.app.assessment.category.useQuery({ id: categoryId }, { meta: { handlesFailure: true } });
	const assessment = overview.data?.data;
	// The overview lists only the categories of the current assessment, not those of older ones.
	const known = assessment?.categories.some(({ id }) => id === categoryId) ? assessment.categories : [];
	const categories =
		known.length > 0
			? known
			: [{ id: categoryId, content, is_answered: false, completed_sub_category_count: 0, sub_category_count: 0 }];
	return (
		<div className={place}>
			<div className={toggle}>
				<Button icon="menu" size="small" onClick={() => setOpen(!isOpen)}>
					{t('company.sheet.navToggle')}
				</Button>
			</div>
			<nav className={frame} aria-label={t('company.sheet.nav')} data-open={isOpen}>
				<ul>
					<li>
						<Link to={companyPaths.assessment}>{t('company.sheet.toOverview')}</Link>
					</li>
					{categories.map((one) => (
						<li key={one.id}>
							<Link to={companyPaths.category(one.id)}>
								<span>{one.content}</span>
								{one.is_answered ? (
									<Done />
								) : (
									one.sub_category_count > 0 && (
										<span className="count">
											{one.completed_sub_category_count}/{one.sub_category_count}
										</span>
									)
								)}
							</Link>
							{one.id === categoryId && (
								<ul>
									{category.data?.data.answer_sub_categories.map((sub) => (
										<li key={sub.id}>
											<Link
												to={companyPaths.subCategory(categoryId, sub.id)}
												aria-current={sub.id === sheet.id ? 'page' : undefined}
											>
												<span>{sub.content}</span>
												{sub.is_answered && <Done />}
											</Link>
										</li>
									))}
								</ul>
							)}
						</li>
					))}
				</ul>
				{known.length > 0 && assessment && assessment.status.id < STATUS.submitted && (
					<p className="days">{daysLeftText(assessment.expired_at, { t })}</p>
				)}
			</nav>
		</div>
	);
};
