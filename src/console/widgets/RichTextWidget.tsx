import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import 'react-quill/dist/quill.snow.css';
import { useMessages } from '../messages/use-messages.ts';
import type { WidgetProps } from '../slots.ts';
import { InsertMenu, insertsOf } from './inserts.ts';
import { LinkBox } from './LinkBox.tsx';
import { useLink } from './use-link.ts';

const Editor = styled('div', { shouldForwardProp: (name) => name !== 'invalid' })<{ invalid: boolean }>(
  ({ theme, invalid }) => {
    const { palette } = theme.vars ?? theme;
    return {
      marginTop: 8,
      borderRadius: 8,
      border: `1px solid ${invalid ? palette.error.main : palette.divider}`,
      '&:focus-within': { borderColor: palette.primary.main, outline: `1px solid ${palette.primary.main}` },
      '& .ql-toolbar.ql-snow': { border: 0, borderBottom: `1px solid ${palette.divider}`, padding: 4 },
      '& .ql-container.ql-snow': { border: 0, fontFamily: 'inherit', fontSize: '0.9375rem' },
      '& .ql-editor': { minHeight: 140, maxHeight: 360, color: palette.text.primary, outline: 'none' },
      '& .ql-snow .ql-stroke, & .ql-snow.ql-toolbar .ql-stroke': { stroke: palette.text.secondary },
      '& .ql-snow .ql-fill': { fill: palette.text.secondary },
      '& .ql-snow.ql-toolbar button': { width: 32, height: 32, borderRadius: 6 },
      '& .ql-snow.ql-toolbar button:hover, & .ql-snow.ql-toolbar button.ql-active': {
        backgroundColor: palette.action.hover,
      },
      // It asks for links in its own way, outside of what is around it: see LinkBox.
      '& .ql-tooltip.ql-tooltip': { display: 'none' },
    };
  },
);

const Inserts = styled('div')(({ theme }) => ({
  padding: 4,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

const formats = ['bold', 'italic', 'underline', 'strike', 'header', 'list', 'link', 'blockquote', 'code-block'];
const buttons = [
  ['bold', 'bold'],
  ['italic', 'italic'],
  ['underline', 'underline'],
  ['header', 'heading', '2'],
  ['list', 'ordered', 'ordered'],
  ['list', 'bullet', 'bullet'],
  ['link', 'link'],
  ['clean', 'clean'],
] as const;

/** The Tab key leaves the text, as it leaves every input: what it would write here nobody could get out of. */
const bindings = Object.fromEntries(
  ['tab', 'indent', 'outdent', 'indent code-block', 'outdent code-block'].map((name) => [name, null]),
);

/** Quill writes each space as one that breaks no line (slab/quill#4509); of several in a row the last may break it. */
const withSpaces = (html: string): string => html.replace(/&nbsp;(?!&nbsp;)/g, ' ');

/** Formatted text. What is written here is cleaned by the server before it is kept. */
export default function RichTextWidget(props: WidgetProps) {
  const { id, label, value, required, disabled, invalid, describedBy, schema, onChange } = props;
  const { text } = useMessages();
  const toolbar = `tools-${useId().replace(/\W/g, '')}`;
  const editor = useRef<ReactQuill>(null);
  const [count, setCount] = useState<number>();
  const stored = String(value ?? '');
  const latest = useRef(stored);
  latest.current = stored;
  // What the form has, as the editor writes it: given anything else, it would set its content anew each time the form is
  // drawn, and take the focus back.
  const written = useRef({ of: '', html: '' });
  const max = schema['x-rich-text']?.maxVisible;
  // The editor fills its own element, which is the input that label, help and error belong to.
  useEffect(() => {
    const quill = editor.current?.getEditor();
    const root = quill?.root;
    if (!quill || !root) return;
    setCount(quill.getText().trim().length);
    root.id = id;
    for (const [name, said] of Object.entries({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-required': String(required),
      'aria-invalid': String(invalid),
      'aria-describedby': describedBy,
    }))
      if (said) root.setAttribute(name, said);
      else root.removeAttribute(name);
  }, [id, label, required, invalid, describedBy]);
  const link = useLink(editor);
  const inserts = insertsOf(props.options);
  const insert = (token: string) => {
    const quill = editor.current?.getEditor();
    if (!quill) return;
    const { index, length } = quill.getSelection(true);
    if (length > 0) quill.deleteText(index, length, 'user');
    quill.insertText(index, token, 'user');
    quill.setSelection(index + token.length, 0, 'user');
  };
  const ask = useRef(link.ask);
  ask.current = link.ask;
  const modules = useRef({
    toolbar: { container: `#${toolbar}`, handlers: { link: () => ask.current() } },
    history: { userOnly: true },
    keyboard: { bindings },
  });
  return (
    <div>
      <FormLabel required={required} error={invalid} disabled={disabled} sx={{ fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      <Editor invalid={invalid}>
        <div id={toolbar} role="toolbar" aria-label={text('shell/form.formatting', { name: label })}>
          {buttons.map(([format, word, given]) => (
            <button
              key={word}
              type="button"
              className={`ql-${format}`}
              value={given}
              aria-label={text(`shell/form.format-${word}`)}
              title={text(`shell/form.format-${word}`)}
            />
          ))}
        </div>
        {inserts && (
          <Inserts>
            <Suspense>
              <InsertMenu label={label} disabled={disabled} inserts={inserts} insert={insert} />
            </Suspense>
          </Inserts>
        )}
        {link.asked && <LinkBox address={link.asked.address} save={link.save} cancel={link.end} />}
        <ReactQuill
          ref={editor}
          theme="snow"
          value={written.current.of === stored ? written.current.html : stored}
          readOnly={disabled}
          modules={modules.current}
          formats={formats}
          onChange={(html, _delta, source, given) => {
            const visible = given.getText().trim().length;
            setCount(visible);
            // What the editor makes of the stored text when it opens is not a change of the person's.
            const isOwn = source === 'user';
            const said = visible === 0 ? '' : withSpaces(html);
            written.current = { of: isOwn ? said : latest.current, html };
            if (isOwn) onChange(said || undefined);
          }}
          onBlur={props.onBlur}
        />
      </Editor>
      {max !== undefined && count !== undefined && count > max * 0.9 && (
        <FormLabel error={count > max} sx={{ fontSize: '0.75rem' }}>
          {text('shell/form.visible-count', { count, max })}
        </FormLabel>
      )}
    </div>
  );
}
