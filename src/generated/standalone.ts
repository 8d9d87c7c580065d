// Written by `npm run codegen` from schemas/. Do not edit.

import type { ComponentType } from 'react';
import type { StandaloneProps, StandaloneRegistry } from '../console/standalone/slots.ts';
import chatsEmployeeChat from '../hr/console/chats/EmployeeChat.tsx';
import type { StandaloneName } from './names.ts';

export const standalone = {
  'chats/employee-chat': chatsEmployeeChat,
} satisfies StandaloneRegistry & Record<StandaloneName, ComponentType<StandaloneProps>>;
