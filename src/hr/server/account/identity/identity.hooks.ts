import type { Hooks } from '../../../../server/context.ts';

/** The operator may have taken a provider away since. */
export const hooks: Hooks = {
  compute({ identity }, rows) {
    const labels = new Map(identity.providers.map(({ name, label }) => [name, label]));
    return rows.map(({ provider, disconnected_at }) => ({
      label: labels.get(String(provider)) ?? provider,
      connected: disconnected_at === null,
    }));
  },
};
