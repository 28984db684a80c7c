import {
  AngleTool,
  addTool,
  EllipticalROITool,
  LengthTool,
  PanTool,
  ProbeTool,
  StackScrollTool,
  ToolGroupManager,
  WindowLevelTool,
  ZoomTool,
} from '@cornerstonejs/tools';
import { MouseBindings } from '@cornerstonejs/tools/enums';
import { unitWords } from '../pixels/unitWords.ts';
import { type Measure, type Tool, tools } from '../toolNames.ts';
import { spacingOfPicture } from './metadata.ts';
import { probeLines } from './probe.ts';

const classes = {
  window: WindowLevelTool,
  scroll: StackScrollTool,
  zoom: ZoomTool,
  pan: PanTool,
  length: LengthTool,
  angle: AngleTool,
  ellipse: EllipticalROITool,
  probe: ProbeTool,
} as const;

type Binding = { mouseButton?: MouseBindings; numTouchPoints?: number };

/** What the other buttons, the wheel and two fingers do, whatever tool is chosen. */
const always: Partial<Record<Tool, readonly Binding[]>> = {
  scroll: [{ mouseButton: MouseBindings.Wheel }],
  pan: [{ mouseButton: MouseBindings.Auxiliary }],
  zoom: [{ mouseButton: MouseBindings.Secondary }, { numTouchPoints: 2 }],
};
const chosen: readonly Binding[] = [{ mouseButton: MouseBindings.Primary }, { numTouchPoints: 1 }];

const group = 'sen';

/** Makes the tools known. */
export function makeTools(): void {
  for (const one of Object.values(classes)) addTool(one);
  const made = ToolGroupManager.createToolGroup(group);
  for (const one of Object.values(classes))
    made?.addTool(one.toolName, one === ProbeTool ? { getTextLines: probeLines } : {});
  for (const { toolName } of [LengthTool, EllipticalROITool]) {
    const { configuration } = made?.getToolInstance(toolName) ?? {};
    const lines = configuration?.getTextLines as TextLines | undefined; // as these tools have it
    if (lines) configuration.getTextLines = inWords(lines);
  }
}

type TextLines = (data: unknown, target: string) => string[] | undefined;

let atDetector = '';

/** Says lengths on the detector in words of the page. */
export function speakOfDetector(words: string): void {
  atDetector = words;
}

const inWords =
  (lines: TextLines): TextLines =>
  (data, target) => {
    const { kind } = spacingOfPicture(target.replace(/^imageId:/, ''));
    return lines(data, target)?.map((line) => unitWords(line, kind, atDetector));
  };

/** Gives a picture the tools. */
export function giveTools(viewport: string, engine: string): void {
  ToolGroupManager.getToolGroup(group)?.addViewport(viewport, engine);
}

/** Takes them off one that goes. */
export function takeTools(viewport: string, engine: string): void {
  ToolGroupManager.getToolGroup(group)?.removeViewports(engine, viewport);
}

/** Makes a tool that of the main button and of one finger; what was drawn can be moved by any. */
export function chooseTool(tool: Tool): void {
  const own = ToolGroupManager.getToolGroup(group);
  for (const name of tools) {
    const { toolName } = classes[name];
    const bindings = [...(always[name] ?? []), ...(name === tool ? chosen : [])];
    own?.setToolPassive(toolName, { removeAllBindings: true });
    if (bindings.length > 0) own?.setToolActive(toolName, { bindings });
  }
}

/** The measures by the names that their tools have. */
export const measureOf = (toolName: string): Measure | null =>
  (['length', 'angle', 'ellipse', 'probe'] as const).find((one) => classes[one].toolName === toolName) ??
  null;

/** The name of the tool of a measure. */
export const toolNameOf = (measure: Measure): string => classes[measure].toolName;
