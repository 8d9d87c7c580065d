import { constants } from '../../../../generated/options.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded when someone chooses a password: thirty thousand words that most servers need a few times a day. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const listed = dictionary['passwords-common'].slice(0, constants['account/password/mostCommon']).map(String);
  return new Set([...constants['account/password/common'], ...listed]);
}

export async function isCommon(password: string): Promise<boolean> {
  common ??= read();
  return (await common).has(password.toLowerCase());
}
