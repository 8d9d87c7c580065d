const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * A name that people give without writing it here, such as that of a file, without line breaks and what nobody sees.
 * What they write is refused, by the rule in `schemas/common/label.json`; these are its signs.
 */
export const withoutHiddenSigns = (text: string): string => text.replace(hidden, '');
