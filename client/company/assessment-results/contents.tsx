import { css } from 'goober';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { reportSections } from '#client/documents/report/report.tsx';
import { Button } from '#client/ui/button.tsx';
import { goToSection } from '#client/ui/go-to-section.ts';
import { color, focusRingInside, narrow, shadow } from '#client/ui/tokens.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';

/** Beside the report; on narrow screens a sticky bar with a button that opens the list. */
const place = css`
	position: sticky; top: 16px; z-index: 1; font-size: 14px; line-height: 1.5;
	& .toggle { display: none; }
	${narrow} {
		top: 0; margin: -16px -32px 16px; padding: 8px 32px; background: ${color.page}; border-bottom: 1px solid ${color.grey300};
		& .toggle { display: block; }
	}
	@media screen and (max-width: 767px) { margin: -16px -16px 16px; padding: 8px 16px; }
	@media print { display: none; }
`;
const list = css`
	& p { font-weight: 700; padding: 8px 12px; }
	& ol { list-style: none; margin: 0; padding: 0; border-inline-start: 2px solid ${color.grey300}; }
	& a {
		display: block; padding: 10px 12px; text-decoration: none;
		&, &:visited { color: ${color.grey800}; }
		&:hover { text-decoration: underline; }
		&:focus-visible { ${focusRingInside} }
	}
	${narrow} {
		position: absolute; inset-inline: 16px; top: 100%; max-height: calc(100vh - 96px); overflow-y: auto;
		background: ${color.white}; border-radius: 8px; box-shadow: ${shadow.menu}; padding: 8px 0;
		&[data-open='false'] { display: none; }
		& p { display: none; }
		& ol { border: 0; }
		& a { min-height: 44px; padding: 10px 16px; font-size: 16px; }
	}
`;

/** The table of contents of the report. */
export const Contents = ({ report }: { report: AssessmentResult }) => {
	const { t } = useText();
	const id = useId();
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key !== 'Escape' || !isOpen) return;
		setOpen(false);
		button.current?.focus();
	};
	const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
		if (!currentTarget.contains(relatedTarget)) setOpen(false);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only watches what bubbles from the button and its list, which are the controls
		<div className={place} onKeyDown={onKeyDown} onBlur={onBlur}>
			<div className="toggle">
				<Button
					ref={button}
					icon="menu"
					size="small"
					disclosure={{ expanded: isOpen, controls: id }}
					onClick={() => setOpen(!isOpen)}
				>
					{t('company.report.contentsToggle')}
				</Button>
			</div>
			<nav id={id} className={list} aria-label={t('documents.report.contents')} data-open={isOpen}>
				<p>{t('documents.report.contents')}</p>
				<ol>
					{reportSections(report).map((section) => (
						<li key={section.id}>
							<a
								href={`#${section.id}`}
								onClick={(event) => {
									event.preventDefault();
									setOpen(false);
									goToSection(section.id);
								}}
							>
								{t(section.key)}
							</a>
						</li>
					))}
				</ol>
			</nav>
		</div>
	);
};
