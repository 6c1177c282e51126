import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';
import type { ViewedFile } from '#client/viewer/file.ts';
import type { OnPlace } from '#client/viewer/place.ts';
import { scrollBox, Tool, Tools, ZoomTools } from '#client/viewer/tools.tsx';
import type { OpenPdf } from './documents.ts';
import { PageField } from './page-field.tsx';
import { PageSlot } from './page-slot.tsx';
import { SearchBar } from './search-bar.tsx';
import { usePages } from './use-pages.ts';
import { useSearch } from './use-search.ts';

/** Maximum number of pages offered, as each has a slot in the DOM. */
const MOST_PAGES = 3_000;

type PdfPagesProps = { file: ViewedFile; opened: OpenPdf; onPlace: OnPlace };

/** Pages of a PDF below each other, with page number, zoom and search. */
export const PdfPages = ({ file, opened: { pdf, first }, onPlace }: PdfPagesProps) => {
	const { t } = useText();
	const [zoom, setZoom] = useState(1);
	const [isSearching, setSearching] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const count = Math.min(pdf.numPages, MOST_PAGES);
	const pages = usePages({ filePath: file.file_path, pages: count, first, zoom });
	const { box, page, goTo } = pages;
	const search = useSearch({ pdf, pages: count, page, box, goTo });
	useEffect(() => onPlace({ page }), [onPlace, page]);
	const openSearch = (): void => {
		setSearching(true);
		field.current?.select();
	};
	const closeSearch = (): void => {
		setSearching(false);
		search.want('');
		box.current?.focus();
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (!(event.ctrlKey || event.metaKey) || event.key !== 'f') return;
		event.preventDefault();
		openSearch();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+F finds what is not drawn yet
		<div className="view" onKeyDown={onKeyDown}>
			<Tools>
				<PageField page={page} pages={count} onPage={goTo} />
				<ZoomTools zoom={zoom} onZoom={setZoom} />
				<Tool
					label={t('viewer.search')}
					expanded={isSearching}
					onClick={() => (isSearching ? closeSearch() : openSearch())}
				>
					<Icon name="search" size={18} />
				</Tool>
			</Tools>
			{isSearching && <SearchBar search={search} field={field} onClose={closeSearch} />}
			<section
				ref={box}
				className={scrollBox}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
				tabIndex={0}
				aria-label={file.file_name}
				data-scrolls
				onScroll={pages.onScroll}
			>
				{Array.from({ length: count }, (_, at) => at + 1).map((number) => (
					<PageSlot
						key={number}
						pdf={pdf}
						number={number}
						size={pages.sizeOf(number)}
						scale={pages.scale}
						isNear={pages.near.has(number)}
						onSize={pages.onSize}
						onText={search.onText}
					/>
				))}
				{count < pdf.numPages && <p>{t('viewer.pagesCut', { count })}</p>}
			</section>
		</div>
	);
};
