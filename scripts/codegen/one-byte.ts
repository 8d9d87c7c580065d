/**
 * Code of the same meaning in letters of one byte. V8 keeps the source of what it runs for as long as it runs, and a single
 * wider letter, even of a comment, makes it twice as large. In texts, patterns and names the escape is the letter.
 */
export const oneByte = (code: string): string =>
  code.replace(/\\?[\u0100-\uffff]|\\[\s\S]/g, (found) => {
    const unit = found.charCodeAt(found.length - 1);
    return unit < 0x100 ? found : `\\u${unit.toString(16).padStart(4, '0')}`;
  });
