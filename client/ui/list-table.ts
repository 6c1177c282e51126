import { css } from 'goober';
import { color, phone } from './tokens.ts';

/** Table styles of the console's lists, not used by public tables. */

/** For lists with many columns: keeps all of them visible on smaller windows. */
export const listTable = css`
	& tbody tr[data-selected='true'], & tbody tr[data-selected='true'] > * { background: ${color.blue100}; }
	& .tick, & tbody td.tick { width: 52px; padding-block: 0; }
	@media (min-width: 768px) { &&& th, &&& td { padding-inline: 8px; } }
	@media (min-width: 768px) and (max-width: 1300px) { &&& th, &&& td { padding-inline: 4px; } &&& .tick { width: 40px; } }
	@media (min-width: 768px) and (max-width: 1535px) {
		/* Between words, not within Japanese ones. */
		&&& thead th, &&& thead th button { white-space: normal; word-break: keep-all; overflow-wrap: normal; }
	}
	/* A table too wide for its window scrolls; its actions stay whole. */
	@media (min-width: 768px) { &&& td.end a, &&& td.end button { white-space: nowrap; overflow-wrap: normal; } }
	&&& .tick { padding: 0 0 0 8px; ${phone} { padding: 0; margin-inline-start: -10px; } }
`;
