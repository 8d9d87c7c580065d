import { type RefObject, useState } from 'react';
import type ReactQuill from 'react-quill';

interface Asked {
  address: string;
  index: number;
  length: number;
}

/** The link at the caret or over the selected text: asked for, set and taken away. */
export function useLink(editor: RefObject<ReactQuill | null>) {
  const [asked, setAsked] = useState<Asked>();
  const ask = () => {
    const quill = editor.current?.getEditor();
    if (!quill) return;
    const range = quill.getSelection(true);
    const address = String(quill.getFormat(range).link ?? '');
    const [leaf, offset] = quill.getLeaf(range.index);
    const isInside = address !== '' && range.length === 0 && leaf;
    setAsked(isInside ? { address, index: range.index - offset, length: leaf.length() } : { address, ...range });
  };
  const end = () => {
    setAsked(undefined);
    editor.current?.getEditor().focus();
  };
  const save = (address: string) => {
    const quill = editor.current?.getEditor();
    if (!quill || !asked) return;
    const { index, length } = asked;
    end();
    // Without a selected text the address stands for itself.
    if (length === 0 && address) quill.insertText(index, address, 'link', address, 'user');
    else if (length > 0) quill.formatText(index, length, 'link', address || false, 'user');
    quill.setSelection(index + (length || address.length), 0, 'user');
  };
  return { asked, ask, save, end };
}
