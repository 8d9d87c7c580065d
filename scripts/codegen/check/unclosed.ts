/**
 * Where a bracket begins that is never closed. Reading goes on to the end of the file before that is noticed; the
 * indentation says it sooner: what stands no deeper than the line of a bracket is not within it.
 */
export function unclosedAt(text: string): number | undefined {
  const open: { offset: number; indent: number }[] = [];
  let indent = 0;
  let isFirst = true;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]|\n[ \t]*|[^\s{}[\]"]+/g)) {
    if (token.startsWith('\n')) {
      indent = token.length - 1;
      isFirst = true;
      continue;
    }
    const top = open.at(-1);
    const closes = token === '}' || token === ']';
    if (isFirst && top && (closes ? indent < top.indent : indent <= top.indent)) return top.offset;
    isFirst = false;
    if (closes) open.pop();
    else if (token === '{' || token === '[') open.push({ offset: index, indent });
  }
  return open.at(-1)?.offset;
}
