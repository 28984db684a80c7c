/** Does something with what draws pictures, once it is there; the pane says when it does not come. */
export function withDrawing(act: (engine: typeof import('./engine/index.ts')) => unknown): void {
  import('./engine/index.ts').then(act, () => undefined);
}
