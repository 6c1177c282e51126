import { css } from 'goober';
import { useRef, useState } from 'react';
import { useCopy } from '#client/accounts/use-copy.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { starsOf } from '#shared/assessment/grade.ts';
import { MARK_SIZE, MARK_THEMES, type MarkLook, type MarkTheme, markPath } from '#shared/certificates/mark.ts';
import type { Certificate } from '#shared/certificates/schemas.ts';
import '#client/accounts/texts.ts';
import { savePng } from './save.ts';
import { markSnippet } from './snippet.ts';

const hidden = css`@media print { display: none; }`;
const grounds: Record<MarkTheme, string> = {
	light: css`padding: 16px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; & img { display: block; max-width: 100%; height: auto; }`,
	dark: css`padding: 16px; background: ${color.grey900}; border-radius: 8px; & img { display: block; max-width: 100%; height: auto; }`,
};
/** Like the button beside it. */
const download = css`display: inline-flex; align-items: center; min-height: 44px; padding-inline: 16px; font-weight: 700;`;
const source = css`
	display: block; padding: 12px; border-radius: 6px; background: ${color.grey50}; font-family: ui-monospace, Menlo, Consolas, monospace;
	font-size: 14px; line-height: 1.5; overflow-wrap: anywhere; user-select: all;
`;
/** A row of actions as wide as their panel. */
const group = css`display: flex; flex-direction: column; gap: 12px;`;

type ThemeProps = { code: string; look: MarkLook };

/** The mark on its background, with its files. */
const Theme = ({ code, look }: ThemeProps) => {
	const { t } = useText();
	const [hasFailed, setFailed] = useState(false);
	const theme = t(`company.mark.themes.${look.theme}`);
	const path = markPath(code, look);
	const name = `kyosei-${look.theme}-${look.locale}`;
	const save = async (): Promise<void> => {
		setFailed(false);
		await savePng(path, `${name}.png`).catch(() => setFailed(true));
	};
	return (
		<section className={group} aria-label={theme}>
			<h3>{theme}</h3>
			<div className={grounds[look.theme]}>
				<img src={path} width={MARK_SIZE.width} height={MARK_SIZE.height} alt={t('company.mark.alt', { theme })} />
			</div>
			<Row>
				<a className={download} href={path} download={`${name}.svg`}>
					{t('company.mark.svg')}
				</a>
				<Button kind="text" onClick={() => void save()}>
					{t('company.mark.png')}
				</Button>
			</Row>
			{hasFailed && <p role="alert">{t('company.mark.failed')}</p>}
		</section>
	);
};

/** The code that shows the live mark on a web page. */
const Snippet = ({ code, look, origin }: ThemeProps & { origin: string }) => {
	const { t } = useText();
	const shown = useRef<HTMLElement>(null);
	const { outcome, copy } = useCopy(shown);
	const text = markSnippet({ ...look, origin, code, text: t('company.mark.linkText', { code }) });
	return (
		<section className={group} aria-label={t('company.mark.html')}>
			<h3>{t('company.mark.html')}</h3>
			<p>{t('company.mark.live')}</p>
			<code ref={shown} className={source}>
				{text}
			</code>
			<Row>
				<Button onClick={() => void copy(text)}>{t('company.mark.copy')}</Button>
				<span role="status">{outcome && t(`accounts.${outcome}`)}</span>
			</Row>
		</section>
	);
};

type MarkPanelProps = { certificate: Pick<Certificate, 'code' | 'verify_url' | 'state' | 'score' | 'max_score'> };

/** The mark for the company's own pages; only of a valid certificate with a star. */
export const MarkPanel = ({ certificate }: MarkPanelProps) => {
	const { t, locale } = useText();
	const { code, verify_url: verifyUrl, state, score, max_score: max } = certificate;
	if (!code || state !== 'valid' || starsOf(score, max) === 0) return null;
	const origin = verifyUrl ? new URL(verifyUrl).origin : window.location.origin;
	return (
		<div className={hidden}>
			<Panel label={t('company.mark.title')}>
				<Stack gap="large">
					<Stack gap="small">
						<h2>{t('company.mark.title')}</h2>
						<p>{t('company.mark.lead')}</p>
					</Stack>
					{MARK_THEMES.map((theme) => (
						<Theme key={theme} code={code} look={{ locale, theme }} />
					))}
					<p>{t('company.mark.files')}</p>
					<Snippet code={code} look={{ locale, theme: 'light' }} origin={origin} />
				</Stack>
			</Panel>
		</div>
	);
};
