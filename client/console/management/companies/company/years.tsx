import { css } from 'goober';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { CertificateStateBadge } from '#client/console/assessments/certification/issued/state.tsx';
import { Stars } from '#client/documents/stars.tsx';
import { color } from '#client/ui/tokens.ts';
import { gradeOf, starsOf } from '#shared/assessment/grade.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { CompanyDetail } from './info.tsx';

type Progress = CompanyDetail['assessment_progresses'][number];

/** Older ones are in the history. */
const SHOWN = 3;

const list = css`
	list-style: none; margin: 0; padding: 0;
	& > li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 8px 0; line-height: 1.5; }
	& > li + li { border-top: 1px solid ${color.grey200}; }
	& .year { min-width: 4em; font-weight: 700; }
	& .score { font-variant-numeric: tabular-nums; }
	& .score b { font-size: 20px; }
`;

/** Score, grade and stars of an assessment; without a valid certificate the stars are words only. */
export const Score = ({
	progress: { score, first_score: first, max_score: max, certificate },
}: {
	progress: Pick<Progress, 'score' | 'first_score' | 'max_score' | 'certificate'>;
}) => {
	const { t } = useText();
	if (score === null) return null;
	const stars = starsOf(score, max);
	return (
		<>
			<span className="score">
				{first !== null && (
					<>
						{first} <span aria-hidden="true">→</span>
						<span className="visually-hidden">{t('management.companies.head.reassessedTo')}</span>{' '}
					</>
				)}
				<b>{score}</b> / {max}
			</span>
			<span>{t('management.companies.head.grade', { grade: gradeOf(score, max) ?? '' })}</span>
			{stars !== 0 &&
				(certificate?.state === 'valid' ? (
					<span>
						<Stars count={stars} small />
						<span className="visually-hidden">{t('management.companies.head.stars', { count: stars })}</span>
					</span>
				) : (
					<span>{t('management.companies.head.wouldBe', { count: stars })}</span>
				))}
		</>
	);
};

/** The newest certificate of an assessment with its validity. */
export const Certificate = ({ progress: { id, certificate } }: { progress: Pick<Progress, 'id' | 'certificate'> }) => {
	const { t, locale } = useText();
	if (!certificate) return null;
	const { state, valid_until: until } = certificate;
	return (
		<>
			<CertificateStateBadge state={state} />
			<Link to={consolePaths.certification(id)}>
				{t('management.companies.head.validUntil', { date: formatDate(until, locale) })}
			</Link>
		</>
	);
};

/** Score, grade, stars and certificate by year, the newest first. */
export const Years = ({ company }: { company: CompanyDetail }) => {
	const { t } = useText();
	const scored = company.assessment_progresses.filter(({ score, certificate }) => score !== null || certificate);
	if (scored.length === 0) return <p>{t('management.companies.head.noScore')}</p>;
	return (
		<ul className={list}>
			{scored.slice(0, SHOWN).map((progress) => (
				<li key={progress.id}>
					<span className="year">
						{t('charts.year', { year: (progress.start_date ?? tokyoDate(new Date(progress.since))).slice(0, 4) })}
					</span>
					<Score progress={progress} />
					<Certificate progress={progress} />
					{progress.is_by_same_person && <span>{t('management.companies.samePerson')}</span>}
				</li>
			))}
		</ul>
	);
};
