/** A part of a form: a text, or a file. */
export type Part = { name: string } & ({ text: string } | { file: Uint8Array; filename: string; type: string });

/** A multipart body as a browser writes it, or as someone who means harm does. */
export function multipart(parts: readonly Part[], boundary = 'a-boundary-of-the-tests') {
  const chunks = parts.flatMap((part) => {
    const file = 'file' in part;
    const head = [
      `--${boundary}`,
      `content-disposition: form-data; name="${part.name}"${file ? `; filename="${part.filename}"` : ''}`,
      ...(file ? [`content-type: ${part.type}`] : []),
    ];
    return [`${head.join('\r\n')}\r\n\r\n`, file ? Buffer.from(part.file) : part.text, '\r\n'].map((chunk) =>
      Buffer.from(chunk as string),
    );
  });
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
