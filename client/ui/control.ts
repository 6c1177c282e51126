import { css } from 'goober';
import { color } from './tokens.ts';

export const controlLook = css`
	width: 100%; min-height: 48px; padding: 8px 16px; border: 1px solid ${color.grey600}; border-radius: 8px; background: ${color.white};
	font-size: 16px; line-height: 1.5; color: ${color.grey900};
	&:hover { border-color: ${color.black}; }
	&[aria-invalid='true'] { border: 2px solid ${color.error}; }
	&:read-only:not(select) { border-style: dashed; background: ${color.page}; }
	&:disabled { background: ${color.grey50}; color: ${color.grey700}; border-color: ${color.grey300}; }
`;
export const selectArrow = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%23333' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 7.5l5 5 5-5'/%3E%3C/svg%3E")`;

export const selectLook = css`
	appearance: none; padding-right: 44px; cursor: pointer;
	background-image: ${selectArrow};
	background-repeat: no-repeat; background-position: right 12px center;
`;

/** Input widths by expected content. */
export type InputWidth = 'full' | 'medium' | 'short' | 'tiny';

export const inputWidths: Record<InputWidth, string> = {
	full: '',
	medium: css`max-width: 400px;`,
	short: css`max-width: 240px;`,
	tiny: css`max-width: 140px;`,
};
