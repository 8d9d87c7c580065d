/** Longer texts end with an ellipsis; counted in code points, so that no sign is cut in two. */
export function cutText(text: string, { at, to }: { at: number; to: number }): string {
  const points = [...text];
  return points.length >= at ? `${points.slice(0, to).join('')}…` : text;
}
