import { expect, it } from 'vitest';
import { freeInfoForm } from './forms.ts';
import { freeContactBody } from './schemas.ts';

const info = (name: string) => ({
	companyName: '検証株式会社',
	lastName: name,
	firstName: name,
	email: 'hanako@example.com',
	agreed: true,
	wantsReceipt: false,
});

it('the longest names that the form takes fit the field in which both are sent', () => {
	const longest = 'あ'.repeat(127);
	expect(freeInfoForm.safeParse(info(longest)).success).toBe(true);
	expect(freeContactBody.client_name.safeParse(`${longest} ${longest}`).success).toBe(true);
	expect(freeInfoForm.safeParse(info(`${longest}あ`)).success).toBe(false);
});
