// Written by `npm run codegen` from schemas/. Do not edit.

import type { ComponentType } from 'react';
import type { AloneProps, AloneRegistry } from '../console/alone/slots.ts';
import chatsEmployeeChat from '../hr/console/chats/EmployeeChat.tsx';
import type { AloneName } from './names.ts';

export const alone = {
  'chats/employee-chat': chatsEmployeeChat,
} satisfies AloneRegistry & Record<AloneName, ComponentType<AloneProps>>;
