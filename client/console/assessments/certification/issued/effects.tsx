import { css } from 'goober';

const list = css`margin: 0; padding-inline-start: 20px; display: flex; flex-direction: column; gap: 4px;`;

/** The immediate consequences of confirming. */
export const Effects = ({ texts }: { texts: readonly string[] }) => (
	<ul className={list}>
		{texts.map((text) => (
			<li key={text}>{text}</li>
		))}
	</ul>
);
