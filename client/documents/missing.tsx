import { css } from 'goober';
import { MISSING } from '#client/base/format.ts';
import { color } from '#client/ui/tokens.ts';

const muted = css`font-weight: 400; color: ${color.grey600};`;

export const Missing = () => <span className={muted}>{MISSING}</span>;
