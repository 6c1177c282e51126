import { and, eq } from 'drizzle-orm';
import type { CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { addRequestFile } from '#server/evidence/requests/files.ts';
import { operations } from '#server/router.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { partOf } from './answers.ts';
import { CALL, type DemoFile, withDemoFile } from './documents.ts';
import { invoke } from './invoke.ts';
import { listSheetParts, type SheetPart } from './sheets.ts';

/** Evidence requests to a demo company: one accepted, one answered, one open. */

type DemoRequest = {
	/** Code of the sub-category; the request is on its first question. */
	code: string;
	content: string;
	dueInDays: number;
	/** Null: not answered yet. */
	answer: { content: string; files: readonly (readonly [name: string, file: DemoFile])[]; accepted: boolean } | null;
};

const REQUESTS: readonly DemoRequest[] = [
	{
		code: 'B1',
		content:
			'在留期限の管理台帳のうち、直近6か月に更新した方の欄の写しをお送りください。\n氏名と在留カード番号は伏せていただいて構いません。',
		dueInDays: 7,
		answer: {
			content: '台帳の該当箇所をお送りします。氏名と番号は塗りつぶしています。',
			files: [['在留期限管理台帳（抜粋）', 'register.xlsx']],
			accepted: true,
		},
	},
	{
		code: 'B3',
		content: '賃金台帳（直近3か月、技能実習生3名分）と、母語の説明を付けた給与明細の見本をお送りください。',
		dueInDays: 7,
		answer: {
			content:
				'賃金台帳3名分と、インドネシア語の説明を付けた給与明細の見本をお送りします。\nミャンマー語版は今月末に完成する予定です。',
			files: [
				['賃金台帳（直近3か月・3名分）', 'wages.xlsx'],
				['給与明細の見本（インドネシア語の説明付き）', 'payslip.jpg'],
			],
			accepted: false,
		},
	},
	{
		code: 'B5',
		content:
			'安全衛生教育の理解テストについて、夜勤に入る方の結果が確認できませんでした。\n実施日と結果が分かる記録をお送りください。',
		dueInDays: 12,
		answer: null,
	},
];

type People = { owner: CompanyActor; staff: ConsoleActor };

const opened = async (
	deps: Deps,
	{ staff }: People,
	{ progressId, part, request }: { progressId: number; part: SheetPart; request: DemoRequest },
): Promise<number> => {
	const [known] = await deps.db
		.select({ id: evidenceRequests.id })
		.from(evidenceRequests)
		.where(and(eq(evidenceRequests.progressId, progressId), eq(evidenceRequests.content, request.content)));
	if (known) return known.id;
	const { id } = await invoke(deps, operations.console.evidence.open, staff, {
		progress_id: progressId,
		answer_content_id: part.questions[0]?.id ?? null,
		content: request.content,
		due_on: addDays(tokyoDate(deps.clock.now()), request.dueInDays),
	});
	return id;
};

/** Resumes an interrupted start. */
const answered = async (deps: Deps, { owner, staff }: People, id: number, { answer }: DemoRequest): Promise<void> => {
	if (!answer) return;
	const { status, files } = await invoke(deps, operations.app.evidence.get, owner, { id });
	if (status === 'open') {
		for (const [name, file] of answer.files.filter(([each]) => !files.some((one) => one.file_name === each))) {
			await withDemoFile(deps, file, (document) => addRequestFile(deps, owner, { id, name, document }, CALL));
		}
		await invoke(deps, operations.app.evidence.answer, owner, { id, content: answer.content });
	}
	if (answer.accepted && (status === 'open' || status === 'answered')) {
		await invoke(deps, operations.console.evidence.accept, staff, { id });
	}
};

export const askForEvidence = async (deps: Deps, people: People, progressId: number): Promise<void> => {
	const parts = await listSheetParts(deps.db, { progressId, round: 1 });
	for (const request of REQUESTS) {
		const part = partOf(parts, request.code);
		const id = await opened(deps, people, { progressId, part, request });
		await answered(deps, people, id, request);
	}
};
