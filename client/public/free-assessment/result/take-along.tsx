import { css } from 'goober';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCopy } from '#client/accounts/use-copy.ts';
import { api, type Outputs } from '#client/api/client.ts';
import { useDownload } from '#client/api/use-download.ts';
import { formatDateTime, sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { type AnsweredPaper, type FreeResult, readAnsweredPaper } from '#client/public/free-assessment/memory.ts';
import { Button } from '#client/ui/button.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const group = css`
	display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 8px 24px; padding: 12px 24px; border: 1px solid ${color.grey200}; border-radius: 8px; font-size: 14px; line-height: 1.6; color: ${color.grey700};
	& h2 { font-size: 16px; }
	& .acts { display: flex; gap: 12px; }
	& code { grid-column: 1 / -1; padding: 8px 12px; border-radius: 6px; background: ${color.grey50}; color: ${color.grey900}; font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; user-select: all; }
	& [role='status'] { grid-column: 1 / -1; color: ${color.grey900}; }
	& [role='status']:empty { margin-top: -8px; }
	${phone} { grid-template-columns: minmax(0, 1fr); padding: 12px 16px; }
`;
const elsewhere = css`font-size: 14px; color: ${color.grey700};`;

type Made = Outputs['free']['resultLink']['data'];

const Acts = ({ answered: { paperId, answers } }: { answered: AnsweredPaper }) => {
	const { t, locale } = useText();
	const title = useId();
	const shown = useRef<HTMLElement>(null);
	const [made, setMade] = useState<Made | null>(null);
	const { outcome, copy } = useCopy(shown);
	const link = api.free.resultLink.useMutation();
	const pdf = useDownload({ waiting: t('free.certificate.making') });
	const input = {
		assessment_paper_id: paperId,
		answers: [...answers].map(([question_id, answer]) => ({ question_id, answer })),
	};
	const addressOf = ({ path }: Made): string => window.location.origin + path;
	/** A second press copies the same link: some browsers allow it only right after a press. */
	const copyLink = (): void => {
		if (made) return void copy(addressOf(made));
		link.mutate(input, {
			onSuccess: ({ data }) => {
				// It must be shown before it can be selected.
				flushSync(() => setMade(data));
				void copy(addressOf(data));
			},
		});
	};
	const download = (): void => void pdf.start({ path: '/free_assessment/result/pdf', method: 'POST', input });
	const told = made && outcome === 'copied' ? t('free.take.done', { time: formatDateTime(made.until, locale) }) : null;
	return (
		<section className={group} aria-labelledby={title}>
			<div>
				<h2 id={title}>{t('free.take.title')}</h2>
				<p>{`${t('free.take.about')}${sentenceGap(locale)}${t('free.take.lifetime')}`}</p>
			</div>
			<div className="acts">
				<Button size="small" busy={link.isPending} onClick={copyLink}>
					{t('free.take.link')}
				</Button>
				<Button size="small" icon="download" busy={pdf.busy} label={t('free.certificate.download')} onClick={download}>
					{t('free.take.pdf')}
				</Button>
			</div>
			{made && <code ref={shown}>{addressOf(made)}</code>}
			<p role="status">
				{told ?? (made && outcome && t('free.take.byHand', { time: formatDateTime(made.until, locale) }))}
			</p>
		</section>
	);
};

/** The result as a link and a PDF, computed by the server from the answers, which only this tab has. */
export const TakeAlong = ({ result }: { result: FreeResult }) => {
	const { t } = useText();
	const [answered] = useState(() => readAnsweredPaper(result));
	return answered ? <Acts answered={answered} /> : <p className={elsewhere}>{t('free.take.elsewhere')}</p>;
};
