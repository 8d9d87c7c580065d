import type { OptionValues } from '../../generated/options.ts';

type Avatar = OptionValues['company/avatars'];

const tints: Record<Avatar, [body: string, face: string]> = {
  violet: ['7c5cff', 'efeaff'],
  teal: ['0f9d8a', 'e0f7f3'],
  coral: ['e8604c', 'ffe9e5'],
  amber: ['d98a00', 'fff3d9'],
  blue: ['2f7de1', 'e3f0ff'],
  slate: ['546178', 'e9edf3'],
};

/** The assistant's face as a picture that needs no file. */
function avatarPicture(avatar: Avatar): string {
  const [body, face] = tints[avatar];
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#${body}"/>`,
    `<rect x="14" y="20" width="36" height="28" rx="10" fill="#${face}"/><path d="M32 20v-8" stroke="#${face}" stroke-width="4"/>`,
    `<circle cx="32" cy="11" r="4" fill="#${face}"/><circle cx="25" cy="33" r="4" fill="#${body}"/>`,
    `<circle cx="39" cy="33" r="4" fill="#${body}"/><path d="M25 41q7 5 14 0" fill="none" stroke="#${body}" stroke-width="3" stroke-linecap="round"/></svg>`,
  ];
  return `data:image/svg+xml,${encodeURIComponent(drawing.join(''))}`;
}

export const avatarPictures = (): Record<string, string> =>
  Object.fromEntries(Object.keys(tints).map((avatar) => [avatar, avatarPicture(avatar as Avatar)]));
