import type { OptionValues } from '../../generated/options.ts';

export type SocialLink = OptionValues['company/socialLinks'];

export interface Promotion {
  readonly enabled: boolean;
  readonly field: SocialLink | null;
  /** Addresses of the company's profile. */
  readonly links: Readonly<Partial<Record<SocialLink, string | null>>>;
}

export interface Offer {
  readonly field: SocialLink;
  readonly address: string;
}

/** Moods of 1 to 5 from which somebody is content. */
export const happyFrom = 4;

/** The page on which somebody who ends a chat content is asked to say so; null when nobody is, or nothing is there. */
export function offerFor({ enabled, field, links }: Promotion, mood: number | null): Offer | null {
  const address = field && links[field];
  if (!enabled || !address || mood === null || mood < happyFrom) return null;
  return { field, address };
}
