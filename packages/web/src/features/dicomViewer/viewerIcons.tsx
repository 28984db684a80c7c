import {
  CircleDashed,
  CircleHelp,
  Contrast,
  Crosshair,
  FlipHorizontal2,
  ImagePlus,
  Layers,
  Link2,
  Maximize,
  Move,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Ruler,
  Sun,
  TriangleRight,
  ZoomIn,
} from 'lucide-react';
import { drawn, type Icon } from '../../ui/icons.tsx';
import type { Tool } from './toolNames.ts';

export const toolIcons: Readonly<Record<Tool, Icon>> = {
  window: drawn(Sun),
  scroll: drawn(Layers),
  zoom: drawn(ZoomIn),
  pan: drawn(Move),
  length: drawn(Ruler),
  angle: drawn(TriangleRight),
  ellipse: drawn(CircleDashed),
  probe: drawn(Crosshair),
};
export const RotateIcon = drawn(RotateCw);
export const FlipIcon = drawn(FlipHorizontal2);
export const InvertIcon = drawn(Contrast);
export const ResetIcon = drawn(RotateCcw);
export const FullIcon = drawn(Maximize);
export const LinkIcon = drawn(Link2);
export const HelpIcon = drawn(CircleHelp);
export const PlayIcon = drawn(Play);
export const PauseIcon = drawn(Pause);
export const KeyImageIcon = drawn(ImagePlus);
