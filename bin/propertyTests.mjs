// A property that fails is told at once in CI: to look for its smallest example may take longer than a run has. The seed that it tells
// finds the same at a desk, and there the smallest.
import fc from 'fast-check';

fc.configureGlobal({ endOnFailure: Boolean(process.env.CI) });
