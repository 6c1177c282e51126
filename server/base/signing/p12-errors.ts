/** Why a PKCS #12 file is not read, apart from not being one. */

/** It was encrypted in another way than PBES2 with AES, such as RC2 or 3DES. */
export class OldEncryption extends Error {
	override name = 'OldEncryption';
}

/** What was decrypted is nothing: the password is another one, or the data is damaged. */
export class WrongPassword extends Error {
	override name = 'WrongPassword';
}
