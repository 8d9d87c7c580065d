import Add from '@mui/icons-material/AddOutlined';
import Back from '@mui/icons-material/ArrowBackOutlined';
import Down from '@mui/icons-material/ArrowDownwardOutlined';
import Up from '@mui/icons-material/ArrowUpwardOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Previous from '@mui/icons-material/ChevronLeftOutlined';
import Next from '@mui/icons-material/ChevronRightOutlined';
import Close from '@mui/icons-material/Close';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Drag from '@mui/icons-material/DragIndicatorOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Collapse from '@mui/icons-material/ExpandLessOutlined';
import Expand from '@mui/icons-material/ExpandMoreOutlined';
import Favorite from '@mui/icons-material/FavoriteBorderOutlined';
import Dot from '@mui/icons-material/FiberManualRecordOutlined';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Filter from '@mui/icons-material/FilterAltOutlined';
import First from '@mui/icons-material/FirstPageOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Last from '@mui/icons-material/LastPageOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import More from '@mui/icons-material/MoreHorizOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Security from '@mui/icons-material/SecurityOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import SmartToy from '@mui/icons-material/SmartToyOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Columns from '@mui/icons-material/ViewColumnOutlined';
import View from '@mui/icons-material/VisibilityOutlined';

/** What the first page may show: navigation, tabs, lists, failures. */
export const icons = {
  add: Add,
  business: Business,
  'cloud-off': CloudOff,
  collapse: Collapse,
  'credit-card': CreditCard,
  delete: Delete,
  dot: Dot,
  download: Download,
  edit: Edit,
  error: ErrorIcon,
  favorite: Favorite,
  expand: Expand,
  filter: Filter,
  flag: Flag,
  group: Group,
  history: History,
  hourglass: Hourglass,
  hub: Hub,
  insights: Insights,
  lock: Lock,
  logout: Logout,
  mail: Mail,
  notifications: Notifications,
  person: Person,
  'search-off': SearchOff,
  security: Security,
  settings: Settings,
  'smart-toy': SmartToy,
  tune: Tune,
  view: View,
  visibility: View,
  close: Close,
  columns: Columns,
  'arrow-down': Down,
  'arrow-up': Up,
  drag: Drag,
  first: First,
  last: Last,
  next: Next,
  previous: Previous,
  more: More,
  search: Search,
  back: Back,
};
