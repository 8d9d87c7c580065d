/** Has the browser download an address. A link rather than a window: no blocker stops it, though the click is long past. */
export function saveFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
