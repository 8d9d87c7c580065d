/**
 * Draws the page of a mail apart from the console's styles. Our content policy forbids style attributes, so each
 * element is given its styles by script; links lead nowhere here.
 */
export function drawMail(host: HTMLElement, html: string): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const copy = document.createElement('div');
  copyInto(copy, body);
  copy.style.cssText = body.dataset.style ?? '';
  root.replaceChildren(copy);
}

/** Already when it is parsed the browser complains of a style attribute: it has another name until it is applied. */
const withoutStyles = (html: string): string =>
  html.replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle=/g, ' data-style='));

const kept = ['align', 'width', 'border', 'cellpadding', 'cellspacing', 'role', 'alt', 'lang'];

function copyInto(to: Element, from: Element): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) to.append(child.data);
    if (!(child instanceof HTMLElement)) continue;
    const made = document.createElement(child.localName === 'a' ? 'span' : child.localName);
    for (const name of kept) {
      const value = child.getAttribute(name);
      if (value !== null) made.setAttribute(name, value);
    }
    made.style.cssText = child.dataset.style ?? '';
    copyInto(made, child);
    to.append(made);
  }
}
