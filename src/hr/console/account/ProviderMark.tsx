/** What the button of a way to sign in is known by: the providers' own marks, in their own colours. */
export function ProviderMark({ name }: { name: string }) {
  const parts = marks[name] ?? marks.oidc ?? [];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {parts.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}

const marks: Readonly<Record<string, readonly (readonly [path: string, fill: string])[]>> = {
  google: [
    [
      'M21.6 12.23c0-.68-.06-1.36-.18-2H12v3.92h5.38a4.6 4.6 0 0 1-2 3.02v2.5h3.24c1.9-1.75 2.98-4.32 2.98-7.44z',
      '#4285f4',
    ],
    [
      'M12 22c2.7 0 4.96-.9 6.62-2.42l-3.24-2.5c-.9.6-2.04.95-3.38.95-2.6 0-4.8-1.76-5.6-4.12H3.06v2.58A10 10 0 0 0 12 22z',
      '#34a853',
    ],
    ['M6.4 13.9a6 6 0 0 1 0-3.82V7.5H3.06a10 10 0 0 0 0 8.98z', '#fbbc05'],
    [
      'M12 5.96c1.47 0 2.79.5 3.82 1.5l2.87-2.87A9.6 9.6 0 0 0 12 2a10 10 0 0 0-8.94 5.5l3.34 2.58C7.2 7.72 9.4 5.96 12 5.96z',
      '#ea4335',
    ],
  ],
  microsoft: [
    ['M2.5 2.5h9v9h-9z', '#f25022'],
    ['M12.5 2.5h9v9h-9z', '#7fba00'],
    ['M2.5 12.5h9v9h-9z', '#00a4ef'],
    ['M12.5 12.5h9v9h-9z', '#ffb900'],
  ],
  oidc: [
    [
      'M11 3 4 6v6c0 4.5 3 8 7 9 4-1 7-4.5 7-9V6zm0 2.2 5 2.1V12c0 3.4-2.1 6-5 6.9C8.1 18 6 15.4 6 12V7.3z',
      'currentColor',
    ],
  ],
  passkey: [
    [
      'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0 2c-3.3 0-7 1.6-7 4.5V20h9v-5.8a12 12 0 0 0-2-.2zm10.5-1.5a3.5 3.5 0 1 0-5 3.15V20l1.5 1.5 2-2-1.2-1.2 1.2-1.3-1.1-1.2a3.5 3.5 0 0 0 2.6-3.3zM17 13a1 1 0 1 1 0-2 1 1 0 0 1 0 2z',
      'currentColor',
    ],
  ],
};
