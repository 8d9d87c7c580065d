import type { Row } from './bulk.ts';
import { tags } from './data/organisation.ts';

/** What the companies of the demo have settled: some of everything, so that each card has something to show. */
export const settingsRow = (id: string): Row => ({
  id,
  chat_alert_word_notification: true,
  chat_alert_words: [
    'abuse',
    'harassment',
    'threat',
    'discrimination',
    'suicide',
    'depressed',
    'blackmail',
    'bribe',
    'unsafe at work',
  ],
  employee_tags: tags,
  enable_action_summary: '1',
  enable_brand_promotion_feedback: true,
  brand_promotion_feedback_field: 'linkedin_link',
  disengaged_auto_assign: true,
  disengaged_reference_field: 'hrbp',
  passively_engaged_auto_assign: false,
  channel_first: true,
  auto_acknowledge: true,
  pause_interaction_active: false,
  resolution_feedback_enabled: true,
  detractors_notification: true,
  detractors_ref_field: 'hr_manager',
  detractor_below: 6,
});
