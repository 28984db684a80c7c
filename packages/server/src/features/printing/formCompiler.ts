// The process that tries templates out; trial.ts starts and ends it. It bundles to dist/formCompiler.mjs.
import { compileForm, compileFormSvg } from './compile.ts';
import type { Trial } from './trial.ts';

process.on('message', ({ kind, source }: Trial) => {
  process.send?.(kind === 'pdf' ? compileForm(source) : compileFormSvg(source));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
