/** Of each kind of touchpoint: who manages it, and the route below which it is edited. */
export const stageKinds = {
  lifecycle: { permission: 'manage_milestone', route: 'lifecycle' },
  postExit: { permission: 'manage_exit', route: 'exit' },
} as const;
