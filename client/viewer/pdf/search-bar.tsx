import { css } from 'goober';
import { type RefObject, useEffect } from 'react';
import { useText } from '#client/base/locale.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { Icon } from '#client/ui/icons.tsx';
import { Tool, Tools, toolInput } from '#client/viewer/tools.tsx';
import type { SearchState } from './use-search.ts';

const wide = css`flex: 1 1 140px; min-width: 0; max-width: 320px;`;

const useCountText = ({ wanted, found, current }: SearchState): string => {
	const { t } = useText();
	const count = found.hits.length;
	if (wanted.trim() === '' || (!found.isDone && count === 0)) return '';
	if (!found.isDone) return t('viewer.searching', { count });
	if (count === 0) return found.searched > 0 ? t('viewer.searchNone') : '';
	return t('viewer.searchCount', { number: (current ?? 0) + 1, count });
};

type SearchBarProps = { search: SearchState; field: RefObject<HTMLInputElement | null>; onClose: () => void };

/** Search in a PDF: Enter goes to the next hit, Shift+Enter to the previous one, Esc closes it. */
export const SearchBar = ({ search, field, onClose }: SearchBarProps) => {
	const { t } = useText();
	const count = useCountText(search);
	useEffect(() => field.current?.select(), [field]);
	return (
		<Tools>
			<input
				ref={field}
				className={`${toolInput} ${wide}`}
				type="search"
				autoComplete="off"
				aria-label={t('viewer.searchLabel')}
				value={search.wanted}
				onChange={(event) => search.want(event.target.value)}
				onKeyDown={(event) => {
					if (isComposing(event.nativeEvent)) return;
					if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1);
					if (event.key !== 'Escape') return;
					event.preventDefault();
					onClose();
				}}
			/>
			<Tool
				label={t('viewer.searchPrevious')}
				disabled={search.found.hits.length === 0}
				onClick={() => search.step(-1)}
			>
				<Icon name="chevronUp" size={18} />
			</Tool>
			<Tool label={t('viewer.searchNext')} disabled={search.found.hits.length === 0} onClick={() => search.step(1)}>
				<Icon name="chevronDown" size={18} />
			</Tool>
			<span role="status">{count}</span>
		</Tools>
	);
};
