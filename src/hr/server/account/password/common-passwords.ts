import { dictionary } from '@zxcvbn-ts/language-common';
import { constants } from '../../../../generated/options.ts';

const listed = dictionary['passwords-common'].slice(0, constants['account/password/mostCommon']).map(String);
const common: ReadonlySet<string> = new Set([...constants['account/password/common'], ...listed]);

export const isCommon = (password: string): boolean => common.has(password.toLowerCase());
