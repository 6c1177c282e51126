import { css } from 'goober';
import { Link } from 'wouter';
import type { Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { phone } from '#client/ui/tokens.ts';
import { ValidityBadge } from './status.tsx';

type Certification = Outputs['console']['certifications']['list']['data'][number];
type Current = NonNullable<Certification['current_certificate']>;

const STARS = [1, 2, 3] as const;

const word = css`white-space: nowrap;`;
/** Breaks after a hyphen in small windows. */
const code = css`font-variant-numeric: tabular-nums; @media (min-width: 1440px) { white-space: nowrap; }`;
const line = css`@media (min-width: 768px) and (max-width: 1439px) { max-width: 14em; } display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; ${phone} { justify-content: flex-end; }`;

/** The stars of a certificate in words; a dash without any. */
const Level = ({ stars }: { stars: number }) => {
	const { t } = useText();
	const earned = STARS.find((count) => count === stars);
	return <strong className={word}>{earned ? t(`console.critical.levels.stars${earned}`) : MISSING}</strong>;
};

/** State, stars, expiry and code of the company's current certificate, for a row of the list. */
export const CurrentInRow = ({ certification }: { certification: Certification }) => {
	const { t, locale } = useText();
	const { current_certificate: current, company } = certification;
	if (!current) return MISSING;
	const until = t(`console.certification.until.${current.state}`, { day: formatDate(current.valid_until, locale) });
	return (
		<span className={line}>
			<ValidityBadge state={current.state} />
			<Level stars={current.stars} />
			<Link
				to={consolePaths.certificate(current.progress_id)}
				aria-label={t('console.certification.openCurrent', { until, company: company.company_name })}
			>
				{until}
			</Link>
			{current.code && <span className={code}>{current.code}</span>}
		</span>
	);
};

/** The current certificate if it belongs to another assessment than the one on the screen. */
export const CurrentElsewhere = ({ current }: { current: Current }) => {
	const { t, locale } = useText();
	return (
		<Panel>
			<Stack>
				<Row>
					<h2>{t('labels.certificates.current_certificate')}</h2>
					<ValidityBadge state={current.state} />
				</Row>
				<p>{t('console.certification.currentElsewhere')}</p>
				<Facts
					entries={[
						[t('labels.certificates.issued_at'), formatDate(current.issued_at, locale)],
						[t('labels.certificates.valid_until'), formatDate(current.valid_until, locale)],
						[t('labels.certificates.stars'), <Level key="stars" stars={current.stars} />],
						[t('labels.certificates.code'), current.code ?? MISSING],
					]}
				/>
				<div>
					<ButtonLink to={consolePaths.certificate(current.progress_id)} newTab>
						{t('console.certification.viewCertificate')}
					</ButtonLink>
				</div>
			</Stack>
		</Panel>
	);
};
