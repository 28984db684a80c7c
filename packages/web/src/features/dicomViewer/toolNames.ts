/** What the main button, or one finger, does with a picture. */
export const tools = ['window', 'scroll', 'zoom', 'pan', 'length', 'angle', 'ellipse', 'probe'] as const;
export type Tool = (typeof tools)[number];

/** The tools that draw what stays. */
export const measures = ['length', 'angle', 'ellipse', 'probe'] as const;
export type Measure = (typeof measures)[number];
