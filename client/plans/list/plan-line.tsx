import { css } from 'goober';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { PlanBadge } from '#client/plans/badge.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { color, focusRingInside, narrowOrPaper, phone } from '#client/ui/tokens.ts';
import { columns } from './columns.ts';
import type { LineProps } from './plan-list.tsx';

const line = css`
	border-top: 1px solid ${color.grey200}; scroll-margin-top: 16px;
	&[data-open='true'] { background: ${color.page}; box-shadow: inset 4px 0 0 ${color.blue900}; }
	& .head { position: relative; min-height: 48px; padding-block: 4px; font-size: 14px; line-height: 1.4; color: ${color.grey800}; font-variant-numeric: tabular-nums; }
	& .head:hover { background: ${color.grey50}; }
	& h3 { font-size: 16px; min-width: 0; }
	& h3 > button {
		display: flex; align-items: center; gap: 8px; width: 100%; min-height: 40px; padding: 0; border: 0; background: none; font: inherit; line-height: 1.5; color: ${color.grey900};
		text-align: start; overflow-wrap: anywhere; cursor: pointer;
	}
	& h3 svg { flex: none; rotate: -90deg; }
	& h3 > [aria-expanded='true'] svg { rotate: none; }
	/* The whole head opens the line. */
	& h3 > button::after { content: ''; position: absolute; inset: 0; }
	& h3 > button:focus-visible { outline: none; box-shadow: none; }
	& h3 > button:focus-visible::after { ${focusRingInside} }
	& .facts { display: contents; }
	& .facts > div { min-width: 0; }
	& .facts dd { margin: 0; overflow-wrap: anywhere; }
	& .states { display: flex; flex-wrap: wrap; gap: 4px; }
	& .date { white-space: nowrap; }
	& .late { font-weight: 700; color: ${color.errorText}; }
	& .gain { font-weight: 700; }
	& .headless { display: none; }
	& .body { padding: 8px 16px 24px 40px; }
	${narrowOrPaper} {
		& .head { gap: 2px 12px; padding-block: 6px; }
		& h3 > button { min-height: 32px; }
		& h3 { flex: 1 0 100%; }
		& .facts > div:first-of-type { padding-inline-start: 28px; }
		& .facts > .none { display: none; }
		& .number { text-align: start; }
		& .headed { display: none; }
		& .headless { display: inline; }
		& .body { padding-inline: 16px; }
	}
	${phone} { & .facts > div:first-of-type { padding-inline-start: 0; } }
	@media print { & .head { break-inside: avoid; } & h3 svg { display: none; } & .facts > div:first-of-type { padding-inline-start: 0; } }
`;

type PlanLineProps = Omit<LineProps, 'isShown'> & {
	/** Further signs of the state. */
	signs?: ReactNode;
	children: ReactNode;
};

/** A value under its head, and the one that says itself what it is, where no heads are shown. */
const twoForms = (headed: string, headless: string) => (
	<>
		<span className="headed">{headed}</span>
		<span className="headless">{headless}</span>
	</>
);

/** The head of a line, and below it what is open. A line that is opened by a link or an act is scrolled to and focused. */
export const PlanLine = ({ item, gain, showsGain, isOpen, onToggle, signs, children }: PlanLineProps) => {
	const { t, locale } = useText();
	const body = useId();
	const button = useRef<HTMLButtonElement>(null);
	const { content, score, action } = item;
	const { owner = '', target_date: due = null, is_overdue: isOverdue = false } = action ?? {};

	useEffect(() => {
		const { current } = button;
		if (!isOpen || !current || document.activeElement === current) return;
		current.closest('[data-open]')?.scrollIntoView({ block: 'start' });
		current.focus({ preventScroll: true });
	}, [isOpen]);

	/** The line stays where it was pressed, although another one above may close. */
	const toggle = (): void => {
		const topOf = (): number => button.current?.getBoundingClientRect().top ?? 0;
		const before = topOf();
		button.current?.focus({ preventScroll: true });
		flushSync(onToggle);
		scrollBy(0, topOf() - before);
	};

	const fact = (label: string, value: ReactNode, look = '') => (
		<div className={value ? look : `${look} none`}>
			<dt className="visually-hidden">{label}</dt>
			<dd>{value}</dd>
		</div>
	);
	return (
		<div className={line} data-open={isOpen}>
			<div className={`head ${columns} ${showsGain ? 'gains' : ''}`}>
				<h3>
					<button
						ref={button}
						type="button"
						aria-expanded={isOpen}
						aria-controls={isOpen ? body : undefined}
						onClick={toggle}
					>
						<Icon name="chevronDown" size={20} />
						<span>{content}</span>
					</button>
				</h3>
				<dl className="facts">
					{fact(
						t('plans.list.firstScore'),
						score !== null && twoForms(t('plans.list.pointsOnly', { score }), t('plans.list.points', { score })),
						'number',
					)}
					{showsGain &&
						fact(
							t('plans.list.gainHead'),
							gain !== null &&
								twoForms(
									t('plans.list.gainOnly', { points: gain.toFixed(1) }),
									t('plans.list.gain', { points: gain.toFixed(1) }),
								),
							'number gain',
						)}
					{fact(t('labels.plans.owner'), owner)}
					{fact(
						t('labels.plans.target_date'),
						due !== null && formatDate(due, locale),
						isOverdue ? 'date late' : 'date',
					)}
					{fact(
						t('labels.plans.action_state'),
						<span className="states">
							<PlanBadge item={item} />
							{signs}
						</span>,
					)}
				</dl>
			</div>
			{isOpen && (
				<section id={body} className="body" aria-label={content}>
					{children}
				</section>
			)}
		</div>
	);
};
