/** A window of grey values: its middle and its width. */
export type Window = { center: number; width: number };
export type Preset = { name: 'auto' | 'softTissue' | 'lung' | 'bone' | 'brain'; window: Window | null };

const auto: Preset = { name: 'auto', window: null };

/** What is chosen at computed tomography, in Hounsfield units. */
const ofCt: readonly Preset[] = [
  auto,
  { name: 'softTissue', window: { center: 40, width: 400 } },
  { name: 'lung', window: { center: -600, width: 1500 } },
  { name: 'bone', window: { center: 480, width: 2500 } },
  { name: 'brain', window: { center: 40, width: 80 } },
];

/** The windows to choose at a kind of modality; grey values of the others mean nothing fixed. */
export const presetsOf = (modality: string): readonly Preset[] => (modality === 'CT' ? ofCt : [auto]);

/** The grey values between which a window goes from black to white (PS3.3 C.11.2.1.2). */
export const rangeOf = ({ center, width }: Window) => ({
  lower: center - 0.5 - (width - 1) / 2,
  upper: center - 0.5 + (width - 1) / 2,
});

/** The window between two grey values, in whole numbers. */
export const windowOf = ({ lower, upper }: { lower: number; upper: number }): Window => ({
  center: Math.round((lower + upper + 1) / 2),
  width: Math.round(upper - lower + 1),
});
