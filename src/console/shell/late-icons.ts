import Copy from '@mui/icons-material/ContentCopyOutlined';
import Dark from '@mui/icons-material/DarkModeOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Light from '@mui/icons-material/LightModeOutlined';
import Phone from '@mui/icons-material/PhoneIphoneOutlined';
import System from '@mui/icons-material/SettingsBrightnessOutlined';
import Message from '@mui/icons-material/SmsOutlined';
import Hide from '@mui/icons-material/VisibilityOffOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { IconName } from '../../shared/builtins.ts';
import type { icons } from './icons.ts';

/** What menus, dialogs and forms show; loaded with the first of them. */
export const lateIcons: Readonly<Record<Exclude<IconName, keyof typeof icons>, typeof SvgIcon>> = {
  copy: Copy,
  upload: Upload,
  inbox: Inbox,
  key: Key,
  message: Message,
  phone: Phone,
  'visibility-off': Hide,
  devices: Devices,
  event: Event,
  'theme-light': Light,
  'theme-dark': Dark,
  'theme-system': System,
};
