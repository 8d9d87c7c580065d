import { styled } from '@mui/material/styles';
import { createElement, Fragment, type ReactNode } from 'react';

const Text = styled('div')({
  whiteSpace: 'normal',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& h3, & h4': { fontSize: '1rem', margin: '12px 0 4px' },
  '& p': { margin: '0 0 8px' },
  '& pre': { whiteSpace: 'pre-wrap' },
});

const allowed = new Set([
  ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h1', 'h2', 'blockquote'],
  ...['ol', 'ul', 'li', 'pre', 'code'],
]);
/** Gone with what is in them. */
const dropped = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'textarea', 'title']);

/**
 * Formatted text as React elements. The server has cleaned it before it was stored; here it is read into a document
 * that runs nothing and built anew from a few tags without attributes, so that no HTML ever reaches the page as such.
 */
export default function RichText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <Text>{children(body)}</Text>;
}

const children = (node: Node): ReactNode[] => [...node.childNodes].map(element);

function element(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (dropped.has(tag)) return null;
  if (tag === 'br') return <br key={key} />;
  if (tag === 'a') return <Anchor key={key} node={node} />;
  // Headings of a text stand below those of the page.
  const shown = tag === 'h1' ? 'h3' : tag === 'h2' ? 'h4' : tag;
  return createElement(allowed.has(tag) ? shown : Fragment, { key }, ...children(node));
}

function Anchor({ node }: { node: Element }) {
  const href = node.getAttribute('href') ?? '';
  if (!/^(https?:|mailto:)/i.test(href.trim())) return <>{children(node)}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children(node)}
    </a>
  );
}
