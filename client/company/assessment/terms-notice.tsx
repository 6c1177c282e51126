import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { isCompanyAdmin, useCompanyUser } from '#client/company/use-company-user.ts';
import { Button } from '#client/ui/button.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const strip = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; padding: 8px 16px; border: 1px solid ${color.blue900}; border-radius: 8px; background: ${color.white};
	& > p:first-child { line-height: 1.5; text-wrap: pretty; word-break: auto-phrase; }
	& > div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; margin-inline-start: auto; font-size: 14px; }
	& a { display: inline-flex; align-items: center; min-height: 44px; }
	${phone} { & > div { margin-inline-start: 0; } }
	@media print { display: none; }
`;

const LINKS = [
	{ key: 'terms', to: paths.terms },
	{ key: 'privacy', to: paths.privacy },
] as const;

/** Whether the terms are to be accepted. A screen asks with its own first call, so that the strip does not move what it shows. */
export const useTerms = () =>
	api.app.terms.get.useQuery(undefined, {
		enabled: isCompanyAdmin(useCompanyUser()),
		staleTime: Number.POSITIVE_INFINITY,
		meta: { handlesFailure: true },
	});

/** Asks an admin to accept the terms for the company, in one line, until one has. Nothing depends on it. */
export const TermsNotice = () => {
	const { t, locale } = useText();
	const utils = api.useUtils();
	const query = useTerms();
	const accept = api.app.terms.accept.useMutation({ onSettled: () => utils.app.terms.get.invalidate() });
	const terms = query.data?.data;
	if (!terms?.is_asked) return null;
	const { terms_version: version, effective_on: effectiveOn } = terms;
	return (
		<section className={strip} aria-label={t('company.terms.title')}>
			<p>{t('company.terms.text', { version, date: formatDate(effectiveOn, locale) })}</p>
			<div>
				{LINKS.map(({ key, to }) => (
					<a key={key} href={to} target="_blank" rel="noreferrer">
						{t(`public.shell.${key}`)}
						<span className="visually-hidden">{t('common.opensNewTab')}</span>
					</a>
				))}
				<Button size="small" busy={accept.isPending} onClick={() => accept.mutate({ terms_version: version })}>
					{t('company.terms.accept')}
				</Button>
			</div>
		</section>
	);
};
