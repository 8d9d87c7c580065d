/** Characters before the @; an address with more is broken anywhere, so that the table keeps its width. */
const longestName = 24;

/** An e-mail address that is too long for its place goes on before the @, and not in the middle of a name. */
export function Address({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > longestName) return text;
  return (
    <span style={{ overflowWrap: 'break-word' }}>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  );
}
