/** What of a text's look decides where its lines break. */
const copied = [
  'boxSizing',
  'width',
  'padding',
  'border',
  'font',
  'letterSpacing',
  'lineHeight',
  'textIndent',
  'wordSpacing',
] as const;

/** Where a character of a text box is drawn, in pixels from the box's corner: a browser tells it of other elements only. */
export function caretPlace(box: HTMLTextAreaElement, at: number): { left: number; top: number } {
  const mirror = document.createElement('div');
  const style = getComputedStyle(box);
  for (const name of copied) mirror.style[name] = style[name];
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    width: `${box.clientWidth}px`,
  });
  mirror.textContent = box.value.slice(0, at);
  const mark = document.createElement('span');
  mark.textContent = '@';
  mirror.append(mark);
  box.parentElement?.append(mirror);
  const place = { left: mark.offsetLeft, top: mark.offsetTop + mark.offsetHeight - box.scrollTop };
  mirror.remove();
  return place;
}
