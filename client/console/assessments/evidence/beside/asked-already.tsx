import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import type { AskedQuestion, PaneStore } from '#client/console/assessments/checking/pane/pane-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { Part } from './part.tsx';
import { RequestLinks } from './request-links.tsx';

type AskedAlreadyProps = {
	question: AskedQuestion;
	/** The open requests on the question, the most urgent first. */
	requests: readonly RequestRow[];
	store: PaneStore;
	onOpen: (requestId: number) => void;
	/** Writes another request on the same question. */
	onAnother: () => void;
	onBack: () => void;
	onLeave: () => void;
};

/** Says that the company was already asked about a question, before it is asked a second time. */
export const AskedAlready = (props: AskedAlreadyProps) => {
	const { question, requests, store, onOpen, onAnother, onBack, onLeave } = props;
	const { t, locale } = useText();
	const [due] = requests.flatMap(({ due_on }) => due_on ?? []);
	const count = requests.length;
	const said = due
		? t('console.requests.beside.already', { count, due: formatDate(due, locale) })
		: t('console.requests.beside.alreadyNoDue', { count });
	return (
		<Part
			title={t('console.requests.askAbout', { question: question.name })}
			store={store}
			onBack={onBack}
			onLeave={onLeave}
		>
			<Stack gap="small">
				<Banner tone="info" title={said}>
					{t('console.requests.beside.alreadyKeys')}
				</Banner>
				<RequestLinks requests={requests} onOpen={onOpen} />
				<Row>
					<Button size="small" icon="plus" onClick={onAnother}>
						{t('console.requests.beside.another')}
					</Button>
				</Row>
			</Stack>
		</Part>
	);
};
