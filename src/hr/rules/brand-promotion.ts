import type { OptionValues } from '../../generated/options.ts';
import type { Thresholds } from './assignment.ts';

export type SocialLink = OptionValues['company/socialLinks'];

export interface Promotion {
  readonly enabled: boolean;
  readonly field: SocialLink | null;
  /** Addresses of the company's profile. */
  readonly links: Readonly<Partial<Record<SocialLink, string | null>>>;
}

interface Offer {
  readonly field: SocialLink;
  readonly address: string;
}

/** The page on which someone who ends a chat content (better than a fence-sitter) is asked to say so; null when nobody is, or nothing is there. */
export function offerFor(
  { enabled, field, links }: Promotion,
  mood: number | null,
  { passiveUpTo }: Pick<Thresholds, 'passiveUpTo'>,
): Offer | null {
  const address = field && links[field];
  if (!enabled || !address || mood === null || mood <= passiveUpTo) return null;
  return { field, address };
}
