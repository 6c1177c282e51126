import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, KEPT, type Values, WHOLE_LIST } from './changes.ts';
import { AUDITED } from './fields.ts';

describe('the changes of a record', () => {
	it('are the fields that differ, old and new, in the order of the form', () => {
		const before = { ceo_name: '北斗 一郎', company_name: '北斗建設', employee_count: 100, is_listed: false };
		const after = { company_name: '北斗建設', employee_count: 0, ceo_name: '北斗 次郎', is_listed: true };
		expect(changesOf('company', before, after)).toEqual([
			{ field: 'ceo_name', from: '北斗 一郎', to: '北斗 次郎' },
			{ field: 'is_listed', from: false, to: true },
			{ field: 'employee_count', from: 100, to: 0 },
		]);
	});

	it('leave out what the write leaves out, and what was and stays empty', () => {
		expect(changesOf('account', { name: 'A', position: '部長' }, { name: 'B' })).toEqual([
			{ field: 'name', from: 'A', to: 'B' },
		]);
		expect(changesOf('account', { position: null, department: '' }, { position: '', department: null })).toEqual([]);
		expect(changesOf('account', { position: '部長' }, { position: null })).toEqual([
			{ field: 'position', from: '部長', to: null },
		]);
	});

	it('of a new record are all its values, of a deleted one too', () => {
		expect(changesOf('phrase', null, { content: 'よい', grade_band: null })).toEqual([
			{ field: 'content', from: null, to: 'よい' },
		]);
		expect(changesOf('phrase', { content: 'よい', grade_band: 'A' }, null)).toEqual([
			{ field: 'content', from: 'よい', to: null },
			{ field: 'grade_band', from: 'A', to: null },
		]);
	});

	it('keep half of a pair as a column of text does', () => {
		expect(changesOf('phrase', { content: 'a' }, { content: '\udfff' })).toEqual([
			{ field: 'content', from: 'a', to: '\ufffd' },
		]);
	});

	it('keep the beginning and the length of a text of more than 200 characters, and cut no character in two', () => {
		const long = `${'𠮷'.repeat(200)}田`;
		expect(changesOf('phrase', { content: '𠮷'.repeat(200) }, { content: long })).toEqual([
			{ field: 'content', from: '𠮷'.repeat(200), to: { beginning: '𠮷'.repeat(200), length: 201 } },
		]);
	});

	it('compare sets whatever their order, and keep of long ones what differs', () => {
		const companies = Array.from({ length: 30 }, (_, at) => at + 1);
		expect(changesOf('account', { company_ids: [3, 1, 2] }, { company_ids: [1, 2, 3] })).toEqual([]);
		expect(changesOf('account', { company_ids: [3, 1] }, { company_ids: [] })).toEqual([
			{ field: 'company_ids', from: [1, 3], to: null },
		]);
		expect(changesOf('account', { company_ids: companies }, { company_ids: [...companies.slice(2), 99] })).toEqual([
			{ field: 'company_ids', from: [1, 2], to: [99], differing: true },
		]);
	});

	it('never have a field that is not named, whatever the record has', () => {
		const row = { name: 'A', passwordHash: 'argon2', password_hash: 'argon2', token: 't' };
		expect(changesOf('account', null, row as Values<'account'>)).toEqual([{ field: 'name', from: null, to: 'A' }]);
	});
});

describe('for any two records', () => {
	const value = fc.oneof(
		fc.string({ maxLength: 300, unit: 'grapheme' }),
		fc.integer(),
		fc.boolean(),
		fc.constant(null),
		fc.uniqueArray(fc.nat(60), { maxLength: 40 }),
	);
	const record = fc.dictionary(fc.constantFrom(...Object.keys(AUDITED.account)), value) as fc.Arbitrary<
		Values<'account'>
	>;
	const isEmpty = (one: unknown) => one === undefined || one === null || one === '' || String(one) === '';
	const asSet = (one: unknown) => (Array.isArray(one) ? JSON.stringify(one.toSorted((a, b) => a - b)) : one);

	it('every field that differs is there once and no other, both ways alike', () => {
		fc.assert(
			fc.property(record, record, (before, after) => {
				const wanted = Object.keys(after).filter((name) => {
					const [from, to] = [before[name as 'name'], after[name as 'name']];
					return isEmpty(from) || isEmpty(to) ? isEmpty(from) !== isEmpty(to) : asSet(from) !== asSet(to);
				});
				const changes = changesOf('account', before, after);
				expect(changes.map(({ field }) => field).sort()).toEqual(wanted.sort());
				const back = changesOf('account', after, before).map(({ field, from, to }) => ({ field, from: to, to: from }));
				const shared = changes.filter(({ field }) => field in before);
				expect(back.filter(({ field }) => field in after)).toEqual(
					shared.map(({ field, from, to }) => ({ field, from, to })),
				);
			}),
		);
	});

	it('no kept text is longer than 200 characters, and no kept list than what differs', () => {
		fc.assert(
			fc.property(record, record, (before, after) => {
				for (const { from, to, differing } of changesOf('account', before, after)) {
					for (const kept of [from, to]) {
						if (typeof kept === 'string') expect([...kept].length).toBeLessThanOrEqual(KEPT);
						if (Array.isArray(kept) && !differing) expect(kept.length).toBeLessThanOrEqual(WHOLE_LIST);
					}
					if (differing && Array.isArray(from) && Array.isArray(to)) {
						expect(from.filter((id) => to.includes(id))).toEqual([]);
					}
				}
			}),
		);
	});

	it('a record does not differ from itself', () => {
		fc.assert(
			fc.property(record, (one) => {
				expect(changesOf('account', one, { ...one })).toEqual([]);
			}),
		);
	});
});
