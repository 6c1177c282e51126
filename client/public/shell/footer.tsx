import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useOperator } from '#client/operator/use-operator.ts';
import { color, phone } from '#client/ui/tokens.ts';
import { pages } from '#shared/pages/public.ts';

const bar = css`background: ${color.white}; border-top: 1px solid ${color.grey200}; margin-top: auto;`;
const inside = css`
	display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 32px; max-width: 1184px; margin: 0 auto; padding: 24px 32px;
	font-size: 14px;
	& p { color: ${color.grey700}; }
	${phone} { padding: 16px; }
`;
const links = css`
	display: flex; flex-wrap: wrap; gap: 0 24px;
	& a { display: inline-flex; align-items: center; min-height: 44px; }
	& a:visited { color: ${color.blue1000}; }
`;

export const Footer = () => {
	const { t } = useText();
	const operator = useOperator();
	return (
		<footer className={bar}>
			<div className={inside}>
				<p>
					{t('common.product')} {t('common.tagline')}
					{operator && (
						<>
							<br />
							{t('public.operator.runByName', { name: operator.name })}
						</>
					)}
				</p>
				<nav className={links} aria-label={t('public.shell.navigation')}>
					<Link to={paths.free.landing()}>{t('public.shell.freeAssessment')}</Link>
					{/* Rendered by the server: these links load a new document. */}
					<a href={pages.verify}>{t('public.shell.verify')}</a>
					<a href={pages.certified}>{t('public.shell.certified')}</a>
					<a href={pages.help.root}>{t('public.shell.guide')}</a>
					<Link to={paths.terms}>{t('public.shell.terms')}</Link>
					<Link to={paths.privacy}>{t('public.shell.privacy')}</Link>
				</nav>
			</div>
		</footer>
	);
};
