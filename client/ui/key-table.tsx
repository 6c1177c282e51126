import { css } from 'goober';
import { color } from './tokens.ts';

const table = css`
	width: 100%;
	& th, & td { padding: 8px 0; text-align: start; border-bottom: 1px solid ${color.grey200}; font-weight: 400; }
	& th { width: 140px; white-space: nowrap; }
	& kbd { display: inline-block; min-width: 28px; padding: 0 8px; border: 1px solid ${color.grey500}; border-radius: 4px; text-align: center; font: inherit; font-weight: 700; }
`;

/** Keyboard shortcuts and their actions. */
export const KeyTable = ({ keys }: { keys: readonly (readonly [key: string, meaning: string])[] }) => (
	<table className={table}>
		<tbody>
			{keys.map(([key, meaning]) => (
				<tr key={key}>
					<th scope="row">
						<kbd>{key}</kbd>
					</th>
					<td>{meaning}</td>
				</tr>
			))}
		</tbody>
	</table>
);
