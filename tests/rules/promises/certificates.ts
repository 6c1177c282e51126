import type { Promised } from './promised.ts';

export const certificates: readonly Promised[] = [
	{
		promise: 'The issue date lies between the finalizing and today.',
		file: 'tests/api/certificates/certifications.test.ts',
		test: 'accepts dates from the day of the finalization to today, in Tokyo',
	},
	{
		promise: 'A certificate keeps the company and score of its day.',
		file: 'tests/api/certificates/certifications.test.ts',
		test: 'stores a snapshot of the company and the score',
	},
	{
		promise: 'Without a score nothing is certified; without a star it is, over REST.',
		file: 'tests/api/certificates/certifications.test.ts',
		test: 'needs a score, but over REST no star',
	},
	{
		promise: 'Who changed name or address is shown before issuing.',
		file: 'tests/api/certificates/certifications.test.ts',
		test: 'certifies only the company that was shown, and shows who changed its name or address',
	},
	{
		promise: 'A certificate is valid for one year.',
		file: 'tests/api/certificates/certifications.test.ts',
		test: 'is valid for one year: until the midnight before the day one year later, in Tokyo',
	},
	{
		promise: 'It expires everywhere at the same midnight.',
		file: 'tests/api/certificates/certificate-validity.test.ts',
		test: 'issued on $issued: after $lastDay',
	},
	{
		promise: 'Every download has the same bytes, at any later status.',
		file: 'tests/api/certificates/certificate-files.test.ts',
		test: 'has the same bytes at any later status: after the company is edited, starts again, cancels and is certified anew',
	},
	{
		promise: 'A withdrawal ends it everywhere at once, and leaves the status.',
		file: 'tests/api/certificates/certificate-withdrawal.test.ts',
		test: 'ends it at once, everywhere, and leaves the status',
	},
	{
		promise: 'The reason of a withdrawal is shown to staff, never to the company.',
		file: 'tests/api/certificates/certificate-withdrawal.test.ts',
		test: 'tells staff who did it and why, and the company neither',
	},
	{
		promise: 'A re-issue keeps the dates of issue and expiry, however often.',
		file: 'tests/api/certificates/certificate-withdrawal.test.ts',
		test: 'prolongs nothing, however often it is corrected, and is none once it has expired',
	},
	{
		promise: 'A re-issue that would print the same is refused, but for a withdrawn certificate.',
		file: 'tests/api/certificates/certificate-withdrawal.test.ts',
		test: 'answers 409 where it would print the same, whatever the date, until something differs',
	},
	{
		promise: 'The screen says why a certificate cannot be re-issued.',
		file: 'tests/e2e/certificates/certificate-withdrawal.spec.ts',
		test: 'a certificate is re-issued, withdrawn and issued again',
	},
	{
		promise: 'A company stays listed with its certificate through the next assessment.',
		file: 'tests/api/certificates/certification-list.test.ts',
		test: 'stays in the list, with it, through the whole of its next assessment',
	},
	{
		promise: 'Verifying shows what was issued, whatever the company is called today.',
		file: 'tests/api/certificates/verify.test.ts',
		test: 'tells what was issued, whatever the company is called today',
	},
	{
		promise: 'Withdrawn is said before replaced, replaced before expired.',
		file: 'tests/api/certificates/verify.test.ts',
		test: 'is withdrawn before it is replaced, and replaced before it has expired',
	},
	{
		promise: 'Without a star, verifying begins with that, and says what C means.',
		file: 'tests/api/certificates/verify.test.ts',
		test: 'with %s points begins with that it has no star, and says what its C means',
	},
	{
		promise: 'Unknown and malformed codes are answered alike.',
		file: 'tests/api/certificates/verify.test.ts',
		test: 'is answered like a text that is none: same bytes, headers and statements',
	},
	{
		promise: 'Verifying names the issuer, and that the State has no part in it.',
		file: 'tests/api/certificates/certificate-issuer.test.ts',
		test: 'names the issuer, draws the stars, and says that the State has no part in it',
	},
	{
		promise: 'The issuer stays that of the day.',
		file: 'tests/api/certificates/certificate-issuer.test.ts',
		test: 'keeps the issuer and the seal of its day; a new one has those of its own',
	},
	{
		promise: 'The directory shows only what the certificate says, of those who said yes.',
		file: 'tests/api/certificates/directory.test.ts',
		test: 'is gone through by everybody, and says what the certificate says and nothing else',
	},
	{
		promise: 'The directory shows no certificate without a star.',
		file: 'tests/api/certificates/directory.test.ts',
		test: 'shows none without a star, also where its company said yes before',
	},
	{
		promise: 'A company that says no leaves the directory at once.',
		file: 'tests/api/certificates/directory.test.ts',
		test: 'is no at first, and shown at once when an admin says yes or no; members see it',
	},
	{
		promise: 'The mark shows what has become of the certificate.',
		file: 'tests/api/certificates/mark.test.ts',
		test: 'shows what has become of the certificate, at most five minutes later',
	},
	{
		promise: "A new certificate's stars are drawn once for each person.",
		file: 'tests/e2e/certificates/certificate-first-view.spec.ts',
		test: 'the stars of a new certificate are drawn once, for each person',
	},
	{
		promise: "An erased company's certificate stays as it is decided.",
		file: 'tests/api/certificates/erased-certificates.test.ts',
		test: 'with %s, these do: %j',
	},
	{
		promise: "The certificate's date has to be chosen before it is issued.",
		file: 'tests/e2e/certificates/certificate-without-star.spec.ts',
		test: 'a certificate without a star is issued after a tick, as the company is called now',
	},
	{
		promise: 'A re-issued certificate prints the day of the re-issue.',
		file: 'tests/workers/pdf-contents.test.ts',
		test: 'fit one page with the longest name and address, re-issued, in %s, verified at %s',
	},
	{
		promise: 'Verifying tells when a certificate was re-issued.',
		file: 'tests/api/certificates/verify.test.ts',
		test: 'tells when it was re-issued',
	},
	{
		promise: 'The mark has the stars, the year and the code.',
		file: 'tests/api/certificates/mark.test.ts',
		test: 'of %i of 700 points has %i stars, the year and the code',
	},
	{
		promise: 'A company takes its mark along, which another page shows.',
		file: 'tests/e2e/certificates/mark.spec.ts',
		test: '… a company takes its mark along, which another page shows without a script',
	},
	{
		promise: 'A re-issue, too, certifies only the company that was shown.',
		file: 'tests/api/certificates/certificate-withdrawal.test.ts',
		test: 'certifies only the company that was shown',
	},
];
