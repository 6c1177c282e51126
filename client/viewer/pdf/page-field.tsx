import { css } from 'goober';
import { useEffect, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { toolInput } from '#client/viewer/tools.tsx';
import { toHalfWidth } from '#shared/half-width.ts';

const short = css`width: 56px; text-align: end;`;

type PageFieldProps = { page: number; pages: number; onPage: (page: number) => void };

/** Shows the current page number; typing another jumps to that page. */
export const PageField = ({ page, pages, onPage }: PageFieldProps) => {
	const { t } = useText();
	const [typed, setTyped] = useState(String(page));
	useEffect(() => setTyped(String(page)), [page]);
	const go = (): void => {
		const wanted = Number.parseInt(toHalfWidth(typed), 10);
		if (Number.isInteger(wanted)) onPage(Math.min(pages, Math.max(1, wanted)));
		else setTyped(String(page));
	};
	return (
		<label>
			<span className="visually-hidden">{t('viewer.pageField')}</span>
			<input
				className={`${toolInput} ${short}`}
				type="text"
				inputMode="numeric"
				autoComplete="off"
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onBlur={go}
				onKeyDown={(event) => {
					if (event.key === 'Enter' && !isComposing(event.nativeEvent)) go();
				}}
			/>
			{t('viewer.pageOf', { count: pages })}
		</label>
	);
};
