/** U+FE0F is seen behind a picture, which it colours, and before the frame of a key. */
const hidden =
  /(?!\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})\ufe0f(?!\u20e3)/gu;

/**
 * A name that people give without writing it here, such as that of a file, without line breaks and what nobody sees.
 * What they write is refused, by the rule in `schemas/common/label.json`; these are its signs.
 */
export const withoutHiddenSigns = (text: string): string => text.replace(hidden, '');

/** Line breaks in the subject of a mail would begin another header, in a report another line. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** What another program has said, where it comes to stand for something. */
export const asLabel = (text: string): string => withoutHiddenSigns(oneLine(text)).trim();
