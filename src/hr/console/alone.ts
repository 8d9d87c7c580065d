import type { ComponentType } from 'react';
import type { AloneProps, AloneRegistry } from '../../console/alone/slots.ts';
import type { AloneName } from '../../generated/names.ts';
import { EmployeeChat } from './chats/EmployeeChat.tsx';

/** Pages for people who never sign in. */
export const alone = {
  'employee-chat': EmployeeChat,
} satisfies AloneRegistry & Record<AloneName, ComponentType<AloneProps>>;
