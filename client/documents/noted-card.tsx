import { css } from 'goober';
import type { ReactNode } from 'react';
import { color } from '#client/ui/tokens.ts';

/** About half a printed page; longer notes may break across pages. */
const MAX_UNBROKEN_LINES = 22;
/** Full-width characters. */
const CHARACTERS_PER_LINE = 46;
const FIRST_FULL_WIDTH = '\u2e80';

const lineCount = (note: string): number =>
	note.split('\n').reduce((lines, line) => {
		const width = [...line].reduce((sum, character) => sum + (character < FIRST_FULL_WIDTH ? 0.55 : 1), 0);
		return lines + Math.max(1, Math.ceil(width / CHARACTERS_PER_LINE));
	}, 0);

/** Whether a note may break across pages. */
export const isLongNote = (note: string | null): boolean => lineCount(note ?? '') > MAX_UNBROKEN_LINES;

const card = css`
	border: 1px solid ${color.grey200}; border-radius: 8px; padding: 16px; break-inside: avoid; scroll-margin-top: 72px;
	/* A card that breaks has its own border on both pages. */
	&.long { break-inside: auto; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
	& .head { break-inside: avoid; break-after: avoid; }
	& .note-label { margin-top: 12px; font-size: 14px; font-weight: 700; color: ${color.grey600}; break-after: avoid; }
	& .note { white-space: pre-wrap; text-wrap: pretty; orphans: 4; widows: 4; }
	@media print { padding: 12px 14px; & .note-label { margin-top: 8px; font-size: 9pt; } }
`;

export type NoteProps = { id?: string; noteLabel: string; note: string | null; emptyNote: string };

/** A result with its note. It avoids page breaks, unless that could leave half a page empty. */
export const NotedCard = ({ id, noteLabel, note, emptyNote, children }: NoteProps & { children: ReactNode }) => (
	<article className={isLongNote(note) ? `${card} long` : card} id={id}>
		<div className="head">{children}</div>
		<p className="note-label">{noteLabel}</p>
		<p className="note">{note || emptyNote}</p>
	</article>
);
