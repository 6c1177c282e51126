/** Why a well-formed PKCS #12 file cannot be read. */

/** Encrypted with something other than PBES2 with AES, such as RC2 or 3DES. */
export class OldEncryption extends Error {
	override name = 'OldEncryption';
}

/** The decrypted bytes make no sense: the password is wrong, or the data is damaged. */
export class WrongPassword extends Error {
	override name = 'WrongPassword';
}
