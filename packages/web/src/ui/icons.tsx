import {
  ArrowLeft,
  ArrowRightLeft,
  Calendar,
  ChartColumn,
  ChartLine,
  Check,
  ChevronDown,
  CircleUser,
  CircleX,
  Clock,
  Copy,
  Download,
  Ellipsis,
  Eye,
  FastForward,
  FileText,
  FlaskConical,
  Globe,
  Inbox,
  Keyboard,
  Lightbulb,
  Lock,
  LogOut,
  type LucideIcon,
  Menu,
  Mic,
  PanelLeftClose,
  PanelLeftOpen,
  Pencil,
  Plus,
  Printer,
  Save,
  ScanLine,
  Search,
  ShieldCheck,
  ShieldX,
  Star,
  TextQuote,
  Ticket,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserPlus,
  Volume2,
  Wallet,
  X,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';

type IconProps = { className?: string };
export type Icon = (props: IconProps) => ReactNode;

/** A picture of the kept set, as large as the words beside it; it says nothing to a screen reader: the words do. */
export function drawn(Picture: LucideIcon): Icon {
  return ({ className }) => (
    <Picture
      size="1.15em"
      strokeWidth={1.8}
      aria-hidden="true"
      focusable="false"
      {...(className ? { className } : {})}
    />
  );
}

export const ActIcon = drawn(Zap);
export const ArrowLeftIcon = drawn(ArrowLeft);
export const BarChartIcon = drawn(ChartColumn);
export const CalendarIcon = drawn(Calendar);
export const CheckIcon = drawn(Check);
export const ClockIcon = drawn(Clock);
export const CloseCircleIcon = drawn(CircleX);
export const CopyIcon = drawn(Copy);
export const CrossIcon = drawn(X);
export const DeleteIcon = drawn(Trash2);
export const DownIcon = drawn(ChevronDown);
export const DownloadIcon = drawn(Download);
export const EmptyIcon = drawn(Inbox);
export const ExperimentIcon = drawn(FlaskConical);
export const EyeIcon = drawn(Eye);
export const FileIcon = drawn(FileText);
export const FoldIcon = drawn(PanelLeftClose);
export const ForwardIcon = drawn(FastForward);
export const GlobeIcon = drawn(Globe);
export const KeysIcon = drawn(Keyboard);
export const LineChartIcon = drawn(ChartLine);
export const LockIcon = drawn(Lock);
export const MenuIcon = drawn(Menu);
export const MicIcon = drawn(Mic);
export const MoreIcon = drawn(Ellipsis);
export const PencilIcon = drawn(Pencil);
export const PersonIcon = drawn(CircleUser);
export const PlusIcon = drawn(Plus);
export const PrinterIcon = drawn(Printer);
export const CardIcon = drawn(ShieldCheck);
export const RefusedIcon = drawn(ShieldX);
export const SaveIcon = drawn(Save);
export const ScanIcon = drawn(ScanLine);
export const SearchIcon = drawn(Search);
export const SignOutIcon = drawn(LogOut);
export const SoundIcon = drawn(Volume2);
export const StarIcon = drawn(Star);
export const SuggestIcon = drawn(Lightbulb);
export const SwapIcon = drawn(ArrowRightLeft);
export const TemplateIcon = drawn(TextQuote);
export const TickIcon = drawn(Check);
export const TicketIcon = drawn(Ticket);
export const UndoIcon = drawn(Undo2);
export const UnfoldIcon = drawn(PanelLeftOpen);
export const UploadIcon = drawn(Upload);
export const UserAddIcon = drawn(UserPlus);
export const WalletIcon = drawn(Wallet);
export const WarningIcon = drawn(TriangleAlert);
