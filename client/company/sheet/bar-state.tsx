import { css } from 'goober';
import { flushSync } from 'react-dom';
import { sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import type { Meanwhile } from '#client/editing/state.ts';
import { Button } from '#client/ui/button.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { tokyoMoment } from '#shared/dates.ts';
import { CONFLICT_ID } from './conflict-banner.tsx';
import { type NumberedQuestion, QuestionLinks } from './question-links.tsx';
import type { SheetTools } from './use-sheet.ts';

const line = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px;
	& .unsaved { font-weight: 700; color: #6e5600; }
	& .wrong { font-weight: 700; color: ${color.errorText}; }
	${phone} { & .hint { display: none; } }
`;

const useMoment = () => {
	const { locale } = useText();
	return (at: string): string => tokyoMoment(new Date(at), new Date(), locale);
};

const LastSaved = ({ sheet, tools }: Pick<BarStateProps, 'sheet' | 'tools'>) => {
	const { t, locale } = useText();
	const moment = useMoment();
	const { lastSave, changed } = tools;
	if (!sheet.saved_at)
		return changed.length > 0 ? null : (
			<span>
				{t('company.sheet.neverSaved')}
				<span className="hint">{`${sentenceGap(locale)}${t('company.sheet.savesItself')}`}</span>
			</span>
		);
	const time = moment(sheet.saved_at);
	return (
		<>
			<span>
				{lastSave?.isAsked === false ? t('editing.autosavedAt', { time }) : t('company.sheet.savedAt', { time })}
			</span>
			{lastSave?.merged?.name && <span>{t('company.sheet.mergedOf', { name: lastSave.merged.name })}</span>}
		</>
	);
};

/** Says that somebody else changed the same questions, with a button that leads to the choice. */
const ConflictLine = ({
	meanwhile,
	questions,
	onShow,
}: {
	meanwhile: Meanwhile | null;
	questions: string;
	onShow: () => void;
}) => {
	const { t } = useText();
	const moment = useMoment();
	const text =
		meanwhile?.name && meanwhile.at
			? t('company.sheet.conflictWith', { name: meanwhile.name, time: moment(meanwhile.at), questions })
			: t('company.sheet.conflictNameless', { questions });
	return (
		<>
			<span className="unsaved">{text}</span>
			<Button size="small" onClick={onShow}>
				{t('company.sheet.showConflict')}
			</Button>
		</>
	);
};

type BarStateProps = {
	sheet: AnsweredSubCategory;
	tools: SheetTools;
	/** The questions whose note exceeds the limit. */
	tooLong: readonly NumberedQuestion[];
	onGo: (id: number) => void;
};

/** The save state, also announced politely to screen readers. */
export const BarState = ({ sheet, tools, tooLong, onGo }: BarStateProps) => {
	const { t } = useText();
	const { saveState, changed, conflicts, meanwhile } = tools;
	const isOpen = (id: number): boolean => conflicts.some(({ key, chosen }) => key === String(id) && chosen === null);
	const questions = sheet.answer_contents
		.flatMap(({ id }, index) => (isOpen(id) ? [t('company.sheet.questionOf', { number: index + 1 })] : []))
		.join(t('company.sheet.and'));
	const showConflict = (): void => {
		flushSync(tools.showConflicts);
		const banner = document.getElementById(CONFLICT_ID);
		banner?.scrollIntoView({ block: 'center' });
		banner?.focus({ preventScroll: true });
	};
	return (
		<div className={line} role="status">
			{saveState === 'conflict' && <ConflictLine meanwhile={meanwhile} questions={questions} onShow={showConflict} />}
			{saveState === 'saving' && <span>{t('editing.savingNow')}</span>}
			{(saveState === 'unsaved' || saveState === 'failed') && changed.length > 0 && (
				<span className="unsaved">● {t('company.sheet.unsaved', { count: changed.length })}</span>
			)}
			{tooLong.length > 0 && (
				<span className="wrong">
					{t('company.sheet.tooLong')}
					<QuestionLinks questions={tooLong} onGo={onGo} />
				</span>
			)}
			{saveState !== 'saving' && saveState !== 'conflict' && <LastSaved sheet={sheet} tools={tools} />}
		</div>
	);
};
