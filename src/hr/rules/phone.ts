import { isValidPhoneNumber } from 'libphonenumber-js/max';

/** A number that exists in its country, in E.164: `+919876543210`. */
export const isPhone = (text: string): boolean => text.startsWith('+') && isValidPhoneNumber(text);
