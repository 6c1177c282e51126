import { css } from 'goober';
import type { ReactNode } from 'react';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useTurnWords } from '#client/console/assessments/lists/use-turn-words.ts';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { FoundCompany } from './acts.ts';
import type { Entry } from './entries.ts';

const lines = css`flex: 1 1 260px; min-width: 0; & > span { display: block; overflow-wrap: anywhere; }`;
const more = css`font-size: 14px; line-height: 1.5; color: ${color.grey700};`;
const standing = css`display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; font-size: 14px;`;
/** Long questions end after two lines. */
const clamped = css`&& { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }`;

/** What the company's newest assessment is at, and whose turn it is. */
const Standing = ({ company: { status, assessment } }: { company: FoundCompany }) => {
	const { t } = useText();
	const turnWords = useTurnWords();
	if (!status) return <span className={standing}>{t('palette.noAssessment')}</span>;
	const turn = assessment && turnWords(assessment);
	return (
		<span className={standing}>
			<StatusBadge status={status} />
			{turn && <span>{turn}</span>}
		</span>
	);
};

type LinesProps = { name: string; isLong?: boolean; children?: ReactNode };

const Lines = ({ name, isLong = false, children }: LinesProps) => (
	<span className={lines}>
		<span className={isLong ? clamped : undefined}>{name}</span>
		{children && <span className={more}>{children}</span>}
	</span>
);

/** What one recognizes an entry by. */
export const EntryRow = ({ entry }: { entry: Entry }) => {
	const { t, locale } = useText();
	switch (entry.kind) {
		case 'companies':
			return (
				<>
					<Lines name={entry.company.company_name}>{entry.company.registration_number}</Lines>
					<Standing company={entry.company} />
				</>
			);
		case 'moreCompanies':
			return <Lines name={t('palette.moreCompanies', { q: entry.q })} />;
		case 'members':
			return (
				<>
					<Lines name={entry.name}>
						{entry.company.company_name} · {entry.email}
					</Lines>
					<Standing company={entry.company} />
				</>
			);
		case 'certificates': {
			const { code, state, valid_until: until } = entry.certificate;
			return (
				<Lines name={entry.company.company_name}>
					{code} · {t(`console.certificates.states.${state}`)}
					{state === 'valid' && ` · ${t('palette.validUntil', { date: formatDate(until, locale) })}`}
				</Lines>
			);
		}
		case 'submissions':
			return (
				<>
					<Lines name={entry.receipt}>{entry.company.company_name}</Lines>
					<span className={standing}>
						<StatusBadge status={entry.assessment.status} />
					</span>
				</>
			);
		case 'inquiries':
			return <Lines name={entry.receipt}>{entry.name}</Lines>;
		case 'questions': {
			const {
				content,
				sub_category: subCategory,
				is_premium: isPremium,
				is_active: isActive,
				published_at: at,
			} = entry.question;
			const paper = isPremium ? 'palette.regularPaper' : 'palette.simplePaper';
			return (
				<Lines name={content} isLong>
					{subCategory} · {t(paper, { date: formatDate(at, locale) })}
					{!isActive && ` · ${t('palette.formerPaper')}`}
				</Lines>
			);
		}
		case 'screens':
			return <Lines name={entry.name}>{entry.also}</Lines>;
		default:
			return <Lines name={entry.name} />;
	}
};
