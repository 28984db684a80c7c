type IconProps = { className?: string };

/** A sign drawn with one line on 16 x 16; it says nothing to a screen reader: the words beside it do. */
function drawn(path: string) {
  return ({ className }: IconProps) => (
    <svg
      viewBox="0 0 16 16"
      width="1.1em"
      height="1.1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.35"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}

export const ArrowLeftIcon = drawn('M13.5 8h-11M7 3.5L2.5 8 7 12.5');
export const BarChartIcon = drawn('M2 14h12M4 11.5V8M8 11.5v-8M12 11.5V6');
export const CalendarIcon = drawn('M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3');
export const CheckIcon = drawn('M2.5 8.5l3.5 3.5 7.5-8');
export const ClockIcon = drawn('M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 5v3.3l2.2 1.5');
export const CloseCircleIcon = drawn(
  'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4',
);
export const CopyIcon = drawn('M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3');
export const CrossIcon = drawn('M4 4l8 8M12 4l-8 8');
export const DeleteIcon = drawn('M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4');
export const DownIcon = drawn('M3.5 6L8 10.5 12.5 6');
export const DownloadIcon = drawn('M8 2v8M4.5 7L8 10.5 11.5 7M2.5 13.5h11');
export const ExperimentIcon = drawn(
  'M6 2v4.5L2.8 12.3a1 1 0 0 0 .9 1.5h8.6a1 1 0 0 0 .9-1.5L10 6.5V2M4.8 2h6.4M4.6 9.5h6.8',
);
export const EyeIcon = drawn(
  'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
);
export const ForwardIcon = drawn('M2.5 3.5L8 8l-5.5 4.5zM8 3.5L13.5 8 8 12.5z');
export const LineChartIcon = drawn('M2 2v12h12M4.5 10.5l3-3.5 2.5 2 3.5-4.5');
export const MoreIcon = drawn(
  'M2.6 8a.7.7 0 1 0 1.4 0 .7.7 0 0 0-1.4 0zM7.3 8a.7.7 0 1 0 1.4 0 .7.7 0 0 0-1.4 0zM12 8a.7.7 0 1 0 1.4 0 .7.7 0 0 0-1.4 0z',
);
export const PlusIcon = drawn('M8 2.5v11M2.5 8h11');
export const PrinterIcon = drawn('M4.5 5.5v-3.5h7v3.5M4.5 11.5h-2v-6h11v6h-2M4.5 9.5h7v4.5h-7z');
export const SaveIcon = drawn(
  'M2.5 2.5h8.5l2.5 2.5v8.5h-11zM5 2.5v3.5h5v-3.5M8 8.3a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
);
export const ScanIcon = drawn('M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3M2 8h12');
export const SearchIcon = drawn('M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.3 10.3l3.7 3.7');
export const SoundIcon = drawn(
  'M2 6v4h2.5L8.5 13.5v-11L4.5 6zM11 5.5a3.5 3.5 0 0 1 0 5M13 3.5a6.4 6.4 0 0 1 0 9',
);
export const SwapIcon = drawn('M2 6h11.5L10 2.5M14 10H2.5L6 13.5');
export const TickIcon = drawn('M3 8.5l3.2 3.2L13 5');
export const UndoIcon = drawn('M5.5 2.5L2.5 5.5l3 3M2.5 5.5H10a3.8 3.8 0 0 1 0 7.6H5');
export const UploadIcon = drawn('M8 10.5V2.5M4.5 6L8 2.5 11.5 6M2.5 13.5h11');
export const UserAddIcon = drawn(
  'M6.5 2.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM1.8 13.5c0-2.8 2-4.3 4.7-4.3 1.2 0 2.3.3 3.1.9M12.5 8.5v5M10 11h5',
);
export const WalletIcon = drawn('M2 4.5v9h12v-8H3a1 1 0 0 1 0-2.5h9.5v2.5M10.5 9.5h3.5');
export const WarningIcon = drawn('M8 2L1.5 13.5h13zM8 6.5v3.5M8 12h.01');
